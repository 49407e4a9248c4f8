import { useContext, useEffect } from "react";
import { HYDRATED_EVENT, markHydrated } from "../../browser/hydrated";
import { RESTORE_TEXTS } from "../../browser/source-texts";
import { PageRequest } from "./page-request";
import * as paths from "#paths";
import { href } from "react-router";

/**
 * If the page isn't hydrated within this time, the held forms are sent all the same, one after another, the last as a
 * page.
 */
const HELD_MS = 8000;

/**
 * Scripts that must run while the page is parsed, before any other. They are texts, so that no bundler changes them,
 * and only the server renders them.
 */
export function EarlyScript() {
  const nonce = useContext(PageRequest)?.nonce;
  useEffect(markHydrated, []);
  const script = import.meta.env.SSR ? `{${REPLACE_STORAGE}${HOLD_ADDS}${RESTORE_TEXTS}}`.replace(/\n\s*/g, "") : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}

/**
 * If the browser refuses session storage, the page gets one that stores nothing. Otherwise the inline script of
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
 * Holds forms to the cart that are submitted before the page is hydrated: if they loaded a page, the next press would
 * cancel them. Without scripts nothing is held. A form that React has replaced meanwhile (docs/decisions/0063) is sent
 * as without scripts.
 */
const HOLD_ADDS = `
  const held = new Map();
  const hold = (event) => {
    const { target: form, submitter } = event;
    if (form.method !== "post" || new URL(form.action).pathname !== "${href(paths.cart)}") return;
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
