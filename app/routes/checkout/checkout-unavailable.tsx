import { href, Link } from "react-router";
import type { CheckoutValues } from "../../domain/checkout/checkout-form";
import { CHECKOUT } from "#strings/checkout/checkout";
import { failureText } from "#strings/errors/failures";
import * as paths from "#paths";

interface CheckoutUnavailableProps {
  failure: Pick<ReturnType<typeof failureText>, "title" | "text">;
  /** Values typed before the backend became unavailable, submitted again on retry. */
  values: CheckoutValues | undefined;
}

export function CheckoutUnavailable({ failure, values }: CheckoutUnavailableProps) {
  return (
    <div className="container">
      <div className="empty">
        <h1>{failure.title}</h1>
        <p role="alert">{values ? `${failure.text} ${CHECKOUT.kept}` : failure.text}</p>
        <form className="actions" method={values ? "post" : "get"} action={href(paths.checkout)}>
          {Object.entries(values ?? {}).map(
            ([name, value]) =>
              value && name !== "consent" && <input key={name} type="hidden" name={name} value={value} />,
          )}
          <button type="submit" className="button large" {...(values && { name: "intent", value: "update" })}>
            {CHECKOUT.retry}
          </button>
          <Link className="link" to={href(paths.cart)}>
            {CHECKOUT.toCart}
          </Link>
        </form>
      </div>
    </div>
  );
}
