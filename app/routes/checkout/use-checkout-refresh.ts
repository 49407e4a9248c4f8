import { useEffect, useRef, useState, type RefObject } from "react";
import { href, useFetcher } from "react-router";
import { useReply } from "../../browser/use-reply";
import { DEBOUNCE_MS } from "../../config/limits";
import type { CheckoutReply } from "./submit/submit-checkout";
import * as paths from "#paths";

type RefreshIntent = "update" | "shipping";

interface Due {
  intent: RefreshIntent | "apply-coupon" | "remove-coupon";
  /** The code to apply or remove. */
  code?: string;
}

/**
 * Refreshes rates and totals while the form is filled in: `update` sends the address, `shipping` the rate only.
 * Requests in quick succession are merged, and one made meanwhile waits for the reply. A code is applied or removed
 * without a pause, with the address. `applyReply` gets the rate that was sent, and returns whether the form's address
 * has changed since: then the new address is sent, too.
 */
export function useCheckoutRefresh(
  ref: RefObject<HTMLFormElement | null>,
  applyReply: (answer: CheckoutReply, sentRateId: string) => boolean,
) {
  const { state, data, submit, formData } = useFetcher<CheckoutReply>();
  const [due, setDue] = useState<Due | null>(null);
  const pending = useRef<RefreshIntent>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The fetcher's state is rendered late; a request sent meanwhile would abort this one, and lose its reply.
  const isSending = useRef(false);
  const lastSent = useRef({ intent: "", code: "", rateId: "" });
  useReply(data, (answer) => {
    if (applyReply(answer, lastSent.current.rateId)) request("update");
  });

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!due || !ref.current || state !== "idle" || isSending.current) return;
    const form = new FormData(ref.current);
    form.set("intent", due.intent);
    form.delete("password");
    // The shopper may be typing another code.
    form.delete("code");
    if (due.code !== undefined) form.set(due.intent === "remove-coupon" ? "removeCoupon" : "code", due.code);
    // Another intent may be pending, as when the address has changed meanwhile; then its timer still runs.
    if (pending.current === due.intent) pending.current = null;
    // A code that was applied since this render must not be lost.
    setDue((known) => (known === due ? null : known));
    isSending.current = true;
    lastSent.current = { code: "", ...due, rateId: String(form.get("rateId") ?? "") };
    const sent = submit(form, { method: "post", action: href(paths.checkout), defaultShouldRevalidate: false });
    void sent.finally(() => {
      isSending.current = false;
      // Runs this effect again for requests that waited.
      setDue((waiting) => waiting && { ...waiting });
    });
  }, [due, state, submit, ref]);

  function request(wanted: RefreshIntent) {
    pending.current = pending.current === "update" ? "update" : wanted;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const intent = pending.current;
      if (intent) setDue((known) => (isCoupon(known?.intent) ? known : { intent }));
    }, DEBOUNCE_MS);
  }

  const sent = formData?.get("intent");
  const isCouponBusy = isCoupon(due?.intent) || isCoupon(sent);
  return {
    isBusy: due !== null || state !== "idle",
    isCouponBusy,
    request,
    /** Applies the typed code, or removes one, after the current request; does nothing if a code already waits. */
    changeCoupon(removed?: string) {
      const intent = removed ? "remove-coupon" : "apply-coupon";
      const code = removed ?? String(new FormData(ref.current!).get("code") ?? "");
      // A double press must not send the same code twice.
      const isSame = lastSent.current.intent === intent && lastSent.current.code === code;
      const isBeingSent = isSame && (state !== "idle" || isSending.current);
      if (!isBeingSent && !isCoupon(due?.intent)) setDue({ intent, code });
    },
  };
}

function isCoupon(intent: FormDataEntryValue | null | undefined): boolean {
  return typeof intent === "string" && intent.endsWith("-coupon");
}
