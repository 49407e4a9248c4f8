import { useEffect, useRef, useState, type RefObject } from "react";
import { useFetcher } from "react-router";
import { useReply } from "../../browser/use-reply";
import { DEBOUNCE_MS } from "../../config/limits";
import type { CheckoutReply } from "./submit/submit-checkout";

type RefreshIntent = "update" | "shipping";

/**
 * Refreshes rates and totals while the form is filled in: `update` sends the address, `shipping` the rate only.
 * Requests in quick succession are merged, and one made meanwhile waits for the reply.
 */
export function useCheckoutRefresh(
  ref: RefObject<HTMLFormElement | null>,
  applyState: (answer: CheckoutReply) => void,
) {
  const { state, data, submit } = useFetcher<CheckoutReply>();
  const [due, setDue] = useState<RefreshIntent | null>(null);
  const pending = useRef<RefreshIntent>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useReply(data, applyState);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!due || !ref.current || state !== "idle") return;
    const form = new FormData(ref.current);
    form.set("intent", due);
    form.delete("password");
    // An address may be asked about meanwhile: its timer still runs.
    if (pending.current === due) pending.current = null;
    setDue(null);
    void submit(form, { method: "post", action: "/checkout", defaultShouldRevalidate: false });
  }, [due, state, submit, ref]);

  return {
    isBusy: due !== null || state !== "idle",
    request(wanted: RefreshIntent) {
      pending.current = pending.current === "update" ? "update" : wanted;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setDue(pending.current), DEBOUNCE_MS);
    },
  };
}
