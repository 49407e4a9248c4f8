import { useEffect, useReducer, useRef, type FormEvent, useEffectEvent } from "react";
import { href, useFetcher } from "react-router";
import type { Cart } from "../../domain/cart/cart";
import type { CartLoaded, CartReply } from "../../domain/cart/cart-reply";
import { restoredMessage } from "./cart-restored";
import { notifyCartChanged, notifyCartLoaded, onCart, readCartHint } from "../../browser/cart-events";
import { optimisticCart, isCouponWaiting, reduceCartQueue, type CartFields, type CartProblem } from "./cart-queue";
import { report } from "../../browser/tracking";
import { useNotify } from "../ui/notifications";
import { useReply } from "../../browser/use-reply";
import { onAccountChanged } from "../../browser/account-events";
import * as paths from "#paths";

/**
 * Reloads the cart after a sign-in or sign-out, and when a tab becomes visible with another count in the hint cookie:
 * suspended tabs, and those restored from the back/forward cache, have missed the cart events.
 */
function useOtherTabs(cart: Cart | null, isBusy: boolean, reload: () => void): void {
  const reloadIfChanged = useEffectEvent(() => {
    const isStale = cart !== null && cart.itemCount !== readCartHint();
    if (document.visibilityState === "visible" && isStale && !isBusy) reload();
  });
  const reloadForAccount = useEffectEvent(() => {
    if (cart !== null) reload();
  });
  useEffect(() => onAccountChanged(() => reloadForAccount()), []);
  useEffect(() => {
    const done = new AbortController();
    const onVisible = () => reloadIfChanged();
    document.addEventListener("visibilitychange", onVisible, { signal: done.signal });
    for (const event of ["focus", "pageshow"]) window.addEventListener(event, onVisible, { signal: done.signal });
    return () => done.abort();
  }, []);
}

export type CartEditor = ReturnType<typeof useCartEditor>;

/**
 * Edits the cart in place: shows each change optimistically, sends them one by one, settles with the replies.
 * `reload` fetches the cart again after a refusal, or when another tab may have changed it. `known` is the cart until
 * one is loaded.
 */
export function useCartEditor(
  loaded: CartLoaded | null,
  firstProblem: CartProblem | null,
  reload: () => void,
  known: Cart | null = null,
) {
  const notify = useNotify();
  const [queue, dispatch] = useReducer(reduceCartQueue, {
    cart: loaded?.cart ?? known,
    waiting: [],
    problem: firstProblem,
    losses: loaded?.restored ? (loaded.losses ?? []) : null,
  });
  const { state, data, submit } = useFetcher<CartReply>();
  const sent = useRef<CartFields>(null);
  const next = queue.waiting[0];

  useEffect(() => onCart((cart) => dispatch({ type: "cart", cart })), []);

  useOtherTabs(queue.cart, queue.waiting.length > 0, reload);

  // A change is running elsewhere: this reload is answered once it has ended, or at a page's deadline.
  const reloadStored = useEffectEvent(reload);
  useEffect(() => {
    if (loaded?.storedNotice) reloadStored();
  }, [loaded]);

  useReply(
    loaded,
    ({ cart, restored, losses }) => {
      if (cart) notifyCartLoaded(cart);
      if (cart && restored) dispatch({ type: "restored", losses: losses ?? [] });
    },
    // The initial cart doesn't count as a change.
    loaded,
  );

  useReply(data, (reply) => {
    dispatch({ type: "answered", reply });
    if (reply.cart && queue.cart && !(reply.ok && reply.restored))
      report({ type: "changed", before: queue.cart, after: reply.cart });
    if (reply.cart) notifyCartChanged(reply.cart);
    else if (!reply.ok && reply.reason === "refused") reload();
    if (reply.ok && reply.notice) notify({ type: "info", title: reply.notice });
    if (reply.ok && reply.restored) notify(restoredMessage(reply.losses ?? []));
  });

  // Sends the next change when the previous one is answered.
  useEffect(() => {
    if (state !== "idle" || !next || next === sent.current) return;
    sent.current = next;
    void submit(next, { method: "post", action: href(paths.cart), defaultShouldRevalidate: false });
  }, [state, submit, next]);

  const change = (fields: CartFields) => dispatch({ type: "requested", fields });
  return {
    /** The optimistic cart with every change applied; null until loaded. */
    cart: optimisticCart(queue),
    isBusy: queue.waiting.length > 0,
    isCouponBusy: isCouponWaiting(queue),
    problem: queue.problem,
    losses: queue.losses,
    /** The shipping rate that was picked and awaits its reply; undefined for none. */
    pickedRateId: queue.waiting.findLast(({ intent }) => intent === "shipping")?.rateId,
    /** Whether a change of this line is pending. */
    isWaiting: (lineKey: string) => queue.waiting.some(({ key }) => key === lineKey),
    change,
    /** For any form of the cart: with scripts this function sends it, without scripts the browser does. */
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
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
