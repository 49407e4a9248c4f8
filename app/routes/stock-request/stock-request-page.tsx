import { Form, href, Link, useNavigation } from "react-router";
import { Alert } from "../../components/ui/alert";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { STOCK_REQUEST } from "#strings/catalog/stock-request";
import { SubmitButton } from "../../components/ui/submit-button";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

export type StockRequestStep = "sent" | "cancel" | "cancelled" | "nothing";

interface StockRequestPageProps {
  step: StockRequestStep;
  /** From the e-mail's link. */
  cancelKey: string;
  /** Why it failed; "" for no error. */
  message: string;
}

const WORDS: Record<StockRequestStep, { title: string; text: string }> = {
  sent: { title: STOCK_REQUEST.sentTitle, text: STOCK_REQUEST.sent },
  cancel: { title: STOCK_REQUEST.cancelTitle, text: STOCK_REQUEST.cancelText },
  cancelled: { title: STOCK_REQUEST.cancelledTitle, text: STOCK_REQUEST.cancelledText },
  nothing: { title: STOCK_REQUEST.nothingTitle, text: STOCK_REQUEST.nothingText },
};

/** The outcome of a back-in-stock request, for browsers without scripts and for the e-mail's link. */
export function StockRequestPage({ step, cancelKey, message }: StockRequestPageProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const { title, text } = WORDS[step];
  const toShop = (
    <Link className="button large ghost" to={SHOP_PATH}>
      {STOCK_REQUEST.toShop}
    </Link>
  );
  return (
    <div className="container">
      <Breadcrumb trail={[{ name: STOCK_REQUEST.title }]} />
      <div className="empty">
        <h1>{message ? STOCK_REQUEST.title : title}</h1>
        {message ? <Alert type="error">{message}</Alert> : <p>{text}</p>}
        {step === "cancel" ? (
          <Form
            className="actions"
            method="post"
            action={`${href(paths.stockRequest)}?key=${cancelKey}`}
            defaultShouldRevalidate={false}
          >
            <input type="hidden" name="key" value={cancelKey} />
            <SubmitButton className="button large" name="intent" value="cancel" isBusy={isBusy}>
              {STOCK_REQUEST.cancel}
            </SubmitButton>
            {toShop}
          </Form>
        ) : (
          <p className="actions">{toShop}</p>
        )}
      </div>
    </div>
  );
}
