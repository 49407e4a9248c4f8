import { useEffect, useReducer, useRef, type FormEvent } from "react";
import { useFetcher } from "react-router";
import type { Cart } from "../shop/cart";
import type { CartReply } from "../shop/cart-reply";
import { CART } from "../strings/cart";
import { announceCart, onCartChanged } from "./cart-events";
import { expectedCart, reduceCartQueue, type CartFields, type CartProblem } from "./cart-queue";
import { useNotify } from "./notifications";

export interface CartEditor {
  /** As the shopper expects it, every press counted in; null until it is loaded. */
  cart: Cart | null;
  isBusy: boolean;
  problem: CartProblem | null;
  /** True for what is on its way: a line's key, or an intent. */
  isWaiting: (keyOrIntent: string) => boolean;
  change: (fields: CartFields) => void;
  /** For any form of the cart: with scripts it is sent from here, without them by the browser. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/** Edits the cart without leaving the page: shows each change at once, sends them one by one, settles with the answers. */
export function useCartEditor(loaded: Cart | null, firstProblem: CartProblem | null): CartEditor {
  const notify = useNotify();
  const [queue, dispatch] = useReducer(reduceCartQueue, { cart: loaded, waiting: [], problem: firstProblem });
  const fetcher = useFetcher<CartReply>();
  const sent = useRef<CartFields>(null);
  const answered = useRef<CartReply>(null);
  const seen = useRef(loaded);
  const next = queue.waiting[0];

  useEffect(() => onCartChanged((cart) => dispatch({ type: "cart", cart })), []);

  useEffect(() => {
    if (loaded && loaded !== seen.current) announceCart(loaded);
    seen.current = loaded;
  }, [loaded]);

  // The router's fetcher is the outside world here: its answers come in, and the next change goes out when it is free.
  useEffect(() => {
    if (fetcher.state !== "idle") return;
    if (fetcher.data && fetcher.data !== answered.current) {
      answered.current = fetcher.data;
      dispatch({ type: "answered", reply: fetcher.data });
      if (fetcher.data.ok) announceCart(fetcher.data.cart);
      if (fetcher.data.ok && fetcher.data.restored) notify({ type: "info", title: CART.restored });
    } else if (next && next !== sent.current) {
      sent.current = next;
      void fetcher.submit(next, { method: "post", action: "/cart", defaultShouldRevalidate: false });
    }
  }, [fetcher, next, notify]);

  const change = (fields: CartFields) => dispatch({ type: "asked", fields });
  return {
    cart: expectedCart(queue),
    isBusy: queue.waiting.length > 0,
    problem: queue.problem,
    isWaiting: (name) => queue.waiting.some((fields) => (fields.key ?? fields.intent) === name),
    change,
    onSubmit: (event) => {
      event.preventDefault();
      change(readFields(event));
    },
  };
}

function readFields(event: FormEvent<HTMLFormElement>): CartFields {
  const submitter = (event.nativeEvent as SubmitEvent).submitter;
  const entries = [...new FormData(event.currentTarget, submitter)];
  return Object.fromEntries(entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
