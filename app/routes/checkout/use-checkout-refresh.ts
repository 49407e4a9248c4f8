import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { useFetcher } from "react-router";
import { DEBOUNCE_MS } from "../../config/limits";
import type { CheckoutReply } from "./submit-checkout";

type Wish = "update" | "shipping";

/**
 * Asks for rates and totals while the form is being filled in: `update` sends the address, `shipping` the delivery
 * alone. Wishes that come close together are one question, and one made meanwhile waits for the answer.
 */
export function useCheckoutRefresh(ref: RefObject<HTMLFormElement | null>, absorb: (answer: CheckoutReply) => void) {
  const fetcher = useFetcher<CheckoutReply>();
  const [due, setDue] = useState<Wish | null>(null);
  const wish = useRef<Wish>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onAnswer = useEffectEvent(absorb);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (fetcher.data) onAnswer(fetcher.data);
  }, [fetcher.data]);
  useEffect(() => {
    if (!due || !ref.current || fetcher.state !== "idle") return;
    const form = new FormData(ref.current);
    form.set("intent", due);
    form.delete("password");
    wish.current = null;
    setDue(null);
    void fetcher.submit(form, { method: "post", action: "/checkout", defaultShouldRevalidate: false });
  }, [due, fetcher, ref]);

  return {
    isBusy: due !== null || fetcher.state !== "idle",
    ask(wanted: Wish) {
      wish.current = wish.current === "update" ? "update" : wanted;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setDue(wish.current), DEBOUNCE_MS);
    },
  };
}
