import { useEffect } from "react";
import { Form, href, Link, useNavigation, useSubmit } from "react-router";
import { ArrivalHeading } from "../../../components/ui/arrival-heading";
import { PAYMENT_NOTICES, PAYMENT_OUTCOME } from "#strings/checkout/payment-outcome";
import { paymentPath } from "./order-url";
import { SHOP_PATH } from "../../../config/shop-path";
import * as paths from "#paths";

const AGAIN_MS = 4000;

interface PaymentPageProps {
  intentId: string | null;
  outcome: keyof typeof PAYMENT_NOTICES;
}

/** Status of a payment. Polls while it is processing; without scripts a button does the same. */
export function PaymentPage({ intentId, outcome }: PaymentPageProps) {
  const submit = useSubmit();
  const isIdle = useNavigation().state === "idle";
  const action = intentId && paymentPath(intentId);
  const isOpen = action !== null && (outcome === "asking" || outcome === "waiting" || outcome === "processing");
  useEffect(() => {
    if (!isOpen || !isIdle) return;
    const timer = setTimeout(
      () => void submit(null, { method: "post", action, replace: true }),
      outcome === "asking" ? 0 : AGAIN_MS,
    );
    return () => clearTimeout(timer);
  }, [submit, action, isOpen, isIdle, outcome]);
  const { title, text } = PAYMENT_NOTICES[outcome];
  return (
    <div className="container">
      <div className="empty">
        <ArrivalHeading>{title}</ArrivalHeading>
        <p role="status">{text}</p>
        {isOpen ? (
          <Form className="actions" method="post" action={action} replace>
            <button type="submit" className="button large">
              {outcome === "asking" ? PAYMENT_OUTCOME.goOn : PAYMENT_OUTCOME.checkAgain}
            </button>
          </Form>
        ) : (
          <div className="actions">
            <Link
              className="button large"
              to={outcome === "declined" ? href(paths.checkout) : SHOP_PATH}
              reloadDocument
            >
              {outcome === "declined" ? PAYMENT_OUTCOME.backToCheckout : PAYMENT_OUTCOME.toShop}
            </Link>
          </div>
        )}
      </div>
    </div>
  );
}
