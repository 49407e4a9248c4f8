import { useEffect } from "react";
import { HYDRATED_EVENT, markHydrated } from "../../browser/hydrated";
import { RESTORE_TEXTS } from "../../browser/source-texts";
import { InlineScript } from "./inline-script";

/** Where no script takes over by then, held forms are sent without it: one after the other, the last one as a page. */
const HELD_MS = 8000;

/**
 * Forms to the cart that are sent before the page is hydrated wait for it: sent as a page, the next press would cancel
 * the request. Without scripts nothing waits. Where React rendered the page anew (docs/decisions/0063) they are no longer
 * in it, and are sent as without a script.
 */
export function HeldAdds() {
  useEffect(markHydrated, []);
  return (
    <>
      <InlineScript run={HOLD} />
      <InlineScript run={RESTORE_TEXTS} />
    </>
  );
}

const HOLD = `() => {
  const held = new Map();
  const hold = (event) => {
    const { target: form, submitter } = event;
    if (form.method !== "post" || new URL(form.action).pathname !== "/cart") return;
    event.preventDefault();
    if (held.size === 0) setTimeout(sendAll, ${HELD_MS});
    held.set(form, submitter);
  };
  const take = () => {
    removeEventListener("submit", hold, true);
    const forms = [...held];
    held.clear();
    return forms;
  };
  const submit = ([form, submitter]) => {
    if (!form.isConnected) document.body.append(form);
    form.requestSubmit(submitter);
  };
  const sendAll = async () => {
    const forms = take();
    const last = forms.pop();
    for (const [form, submitter] of forms)
      await fetch(form.action, { method: "post", body: new FormData(form, submitter) }).catch(() => form.submit());
    if (last) submit(last);
  };
  const release = () => ([...held.keys()].every((form) => form.isConnected) ? take().forEach(submit) : sendAll());
  addEventListener("submit", hold, true);
  addEventListener("${HYDRATED_EVENT}", release, { once: true });
}`;
