import { useContext, useEffect } from "react";
import { HYDRATED_EVENT, markHydrated } from "../../browser/hydrated";
import { RESTORE_TEXTS } from "../../browser/source-texts";
import { PageRequest } from "./page-request";

/** Where no script takes over by then, held forms are sent without it: one after the other, the last one as a page. */
const HELD_MS = 8000;

/**
 * Forms to the cart that are sent before the page is hydrated wait for it: sent as a page, the next press would cancel
 * the request. Without scripts nothing waits. Where React rendered the page anew (docs/decisions/0063) they are no longer
 * in it, and are sent as without a script.
 */
export function HeldAdds() {
  const nonce = useContext(PageRequest)?.nonce;
  useEffect(markHydrated, []);
  // Only the server's HTML needs the text.
  const script = import.meta.env.SSR
    ? [HOLD, RESTORE_TEXTS].map((one) => `(${one.replace(/\n\s*/g, "")})();`).join("")
    : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/** Runs in the page before any other script: text, so that no bundler touches it. */
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
