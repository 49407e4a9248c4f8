import { useContext, useEffect } from "react";
import { HYDRATED_EVENT, markHydrated } from "../../browser/hydrated";
import { RESTORE_TEXTS } from "../../browser/source-texts";
import { PageRequest } from "./page-request";

/** Where no script takes over by then, held forms are sent without it: one after the other, the last one as a page. */
const HELD_MS = 8000;

/**
 * What must run while the page is parsed, before any other script: text, so that no bundler touches it, and only in the
 * server's HTML.
 */
export function EarlyScript() {
  const nonce = useContext(PageRequest)?.nonce;
  useEffect(markHydrated, []);
  const script = import.meta.env.SSR ? `{${REPLACE_STORAGE}${HOLD_ADDS}${RESTORE_TEXTS}}`.replace(/\n\s*/g, "") : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * Where the browser refuses session storage, the page gets one that keeps nothing: the inline script of
 * <ScrollRestoration> would throw (docs/decisions/0064).
 */
const REPLACE_STORAGE = `
  try {
    sessionStorage.length;
  } catch {
    const value = { getItem: () => null, setItem() {}, removeItem() {} };
    Object.defineProperty(window, "sessionStorage", { value });
  }`;

/**
 * Forms to the cart that are sent before the page is hydrated wait for it: sent as a page, the next press would cancel
 * the request. Without scripts nothing waits. Where React rendered the page again (docs/decisions/0063) they are no longer
 * in it, and are sent as without a script.
 */
const HOLD_ADDS = `
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
  addEventListener("${HYDRATED_EVENT}", release, { once: true });`;
