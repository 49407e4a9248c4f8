import { useEffect, useRef, useState, type RefObject } from "react";
import { useFetcher } from "react-router";
import { useReply } from "../../browser/use-reply";
import { DEBOUNCE_MS } from "../../config/limits";
import type { CheckoutReply } from "./submit-checkout";

type Wish = "update" | "shipping";

/**
 * Refreshes rates and totals while the form is filled in: `update` sends the address, `shipping` the rate only.
 * Requests in quick succession are merged, and one made meanwhile waits for the reply.
 */
export function useCheckoutRefresh(ref: RefObject<HTMLFormElement | null>, absorb: (answer: CheckoutReply) => void) {
  const { state, data, submit } = useFetcher<CheckoutReply>();
  const [due, setDue] = useState<Wish | null>(null);
  const wish = useRef<Wish>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useReply(data, absorb);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!due || !ref.current || state !== "idle") return;
    const form = new FormData(ref.current);
    form.set("intent", due);
    form.delete("password");
    wish.current = null;
    setDue(null);
    void submit(form, { method: "post", action: "/checkout", defaultShouldRevalidate: false });
  }, [due, state, submit, ref]);

  return {
    isBusy: due !== null || state !== "idle",
    ask(wanted: Wish) {
      wish.current = wish.current === "update" ? "update" : wanted;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setDue(wish.current), DEBOUNCE_MS);
    },
  };
}
