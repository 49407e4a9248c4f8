import { Form, href, Link, useNavigation } from "react-router";
import { Alert } from "../../components/ui/alert";
import { EmptyState } from "../../components/ui/empty-state";
import { COUPON } from "#strings/checkout/coupon";
import { SubmitButton } from "../../components/ui/submit-button";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

interface CouponPageProps {
  code: string;
  /** The code now waits for a cart. */
  isPending: boolean;
  /** Why it couldn't be applied; "" for no error. */
  message: string;
}

/** A code is applied by a button, never by merely opening the link. */
export function CouponPage({ code, isPending, message }: CouponPageProps) {
  const isBusy = useNavigation().formMethod === "POST";
  if (isPending) {
    return (
      <EmptyState heading="h1" title={COUPON.keptTitle} action={{ to: SHOP_PATH, label: COUPON.toShop }}>
        <p role="status">{COUPON.keptText(code)}</p>
      </EmptyState>
    );
  }
  return (
    <div className="empty">
      <h1>{COUPON.title}</h1>
      <p>
        <b>{COUPON.lead(code)}</b> {COUPON.text}
      </p>
      {message && <Alert type="error">{message}</Alert>}
      <Form className="actions" method="post" defaultShouldRevalidate={false}>
        <SubmitButton className="button large" isBusy={isBusy}>
          {isBusy ? COUPON.using : COUPON.use}
        </SubmitButton>
        <Link className="button large ghost" to={message ? href(paths.cart) : SHOP_PATH}>
          {message ? COUPON.toCart : COUPON.toShop}
        </Link>
      </Form>
    </div>
  );
}
