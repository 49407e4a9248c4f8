import { useEffect, useRef, useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import { ERROR_NOTIFICATION_MS } from "../../config/limits";
import { withUrlFields } from "../../domain/cart/add-to-cart";
import type { CartReply } from "../../domain/cart/cart-reply";
import { PRODUCT } from "#strings/catalog/product";
import { notifyAdded, notifyCartChanged, onCartSettled } from "../../browser/cart-events";
import { priceMismatchText } from "./price-mismatch-text";
import { report } from "../../browser/tracking";
import { useNotify } from "../ui/notifications";
import { useReply } from "../../browser/use-reply";
import { useShop } from "../use-shop";

/** State of one add button: busy while adding and 300 ms longer; a cart change clears its error after 300 ms. */
export function useAddToCart(name: string) {
  const fetcher = useFetcher<CartReply>();
  const [error, setError] = useState("");
  const [notice, setNotice] = useState("");
  const [isSettling, setSettling] = useState(false);
  const [isAdded, setAdded] = useState(false);
  const { settings, site } = useShop();
  const notify = useNotify();
  const keepError = useRef(false);
  const sent = useRef<FormData>(undefined);

  useReply(fetcher.data, (reply) => {
    if (reply.ok) {
      setSettling(true);
      setAdded(true);
      const changed = reply.priceMismatch ? priceMismatchText(reply.priceMismatch, site) : "";
      setNotice(changed);
      notifyAdded(reply.cart, { name, notice: changed });
      if (sent.current) report({ type: "added", form: sent.current, cart: reply.cart });
      if (reply.notice) notify({ type: "info", title: reply.notice });
      if (changed && !settings.autoOpenCart) notify({ type: "info", title: changed, duration: ERROR_NOTIFICATION_MS });
      if (!settings.autoOpenCart) notify({ type: "success", title: PRODUCT.addedTitle, message: name });
      return;
    }
    if (reply.cart) {
      // A part of the products was added. The error about the others must stay visible after this change of the cart.
      keepError.current = true;
      notifyCartChanged(reply.cart);
    }
    setNotice("");
    setError(reply.reason === "unavailable" ? PRODUCT.addFailed : reply.message);
    if (reply.reason !== "no-variation")
      notify({ type: "error", title: PRODUCT.addFailedTitle, message: PRODUCT.addFailedText });
  });

  useEffect(() => {
    return onCartSettled(() => {
      setSettling(false);
      if (!keepError.current) setError("");
      keepError.current = false;
    });
  }, []);

  const isAdding = isSettling || fetcher.state !== "idle";
  return {
    Form: fetcher.Form,
    isAdding,
    isAdded,
    /** A message about the last add; "" for none. */
    notice,
    /** The error beside the button; "" for none. */
    error,
    setError,
    /** The form's `onSubmit`: blocks an add while another is pending, or unless `isReady`. */
    guard(event: FormEvent<HTMLFormElement>, isReady: boolean) {
      if (isAdding || !isReady) return event.preventDefault();
      // The router exposes the form's data only while the request is pending, a state that may never be rendered.
      sent.current = withUrlFields(new FormData(event.currentTarget), event.currentTarget.action);
    },
  };
}
