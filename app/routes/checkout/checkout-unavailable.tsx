import { href } from "react-router";
import type { CheckoutValues } from "../../domain/checkout/checkout-form";
import { CHECKOUT } from "../../strings/checkout/checkout";

interface CheckoutUnavailableProps {
  message: string;
  /** Values typed before the backend became unavailable, submitted again on retry. */
  values: CheckoutValues | undefined;
}

export function CheckoutUnavailable({ message, values }: CheckoutUnavailableProps) {
  return (
    <div className="container">
      <div className="empty">
        <h1>{CHECKOUT.unavailableTitle}</h1>
        <p role="alert">{values ? `${message} ${CHECKOUT.kept}` : message}</p>
        <form className="actions" method={values ? "post" : "get"} action={href("/checkout")}>
          {Object.entries(values ?? {}).map(
            ([name, value]) =>
              value && name !== "consent" && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <button type="submit" className="button large" {...(values && { name: "intent", value: "update" })}>
            {CHECKOUT.retry}
          </button>
        </form>
      </div>
    </div>
  );
}
