import { Form, href, Link, redirect, useNavigation } from "react-router";
import { Alert } from "../../components/ui/alert";
import { Breadcrumb } from "../../components/ui/breadcrumb";
import { SubmitButton } from "../../components/ui/submit-button";
import { SHOP_PATH } from "../../config/shop-path";
import { readForm, readLine, wantsPage } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { type StockRequestReply } from "../../domain/product/stock-request";
import { failureText } from "#strings/errors/failures";
import { STOCK_REQUEST } from "#strings/catalog/stock-request";
import { orOffline } from "../../browser/or-offline";
import type { Route } from "./+types/route";
import { submitStockRequest } from "./submit-stock-request";
import { catalogContext } from "../../services/catalog";
import { stockRequestsContext } from "../../services/stock-requests";
import { linkSheets } from "../../styles/links";
import { replyWith } from "../replies";
import * as paths from "#paths";

const KEY = /^[0-9a-f-]{36}$/;

const STEPS = ["sent", "cancelled", "nothing"] as const;

const WORDS = {
  sent: { title: STOCK_REQUEST.sentTitle, text: STOCK_REQUEST.sent },
  cancel: { title: STOCK_REQUEST.cancelTitle, text: STOCK_REQUEST.cancelText },
  cancelled: { title: STOCK_REQUEST.cancelledTitle, text: STOCK_REQUEST.cancelledText },
  nothing: { title: STOCK_REQUEST.nothingTitle, text: STOCK_REQUEST.nothingText },
};

export const links = linkSheets("personal", "product");

export const handle = { sheets: ["personal", "product"] };

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(STOCK_REQUEST.title, matches);

/** A link from an e-mail only shows a confirmation: mail programs prefetch links. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key") ?? "";
  const step = STEPS.find((one) => searchParams.has(one)) ?? "nothing";
  return KEY.test(key) ? { step: "cancel" as const, cancelKey: key } : { step, cancelKey: "" };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const stockRequests = context.get(stockRequestsContext);
  if (readLine(form, "intent") === "cancel") {
    const cancelled = await stockRequests.cancelStockRequest(readLine(form, "key"));
    if (cancelled.ok) throw redirect(`${href(paths.stockRequest)}?${cancelled.value ? "cancelled" : "nothing"}`, 303);
    const { text, status } = failureText(cancelled.failure);
    return replyWith<StockRequestReply>(request, { isWritten: false, message: text }, status);
  }
  const { reply, status } = await submitStockRequest(form, { stockRequests, catalog: context.get(catalogContext) });
  if (reply.isWritten && wantsPage(request)) throw redirect(`${href(paths.stockRequest)}?sent`, 303);
  return replyWith<StockRequestReply>(request, reply, status);
}

// Keeps the product page when the connection is lost.
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<StockRequestReply> {
  const copy = request.clone();
  return orOffline(serverAction, async () => {
    const isCancelling = readLine(await readForm(copy), "intent") === "cancel";
    return { isWritten: false, message: isCancelling ? STOCK_REQUEST.cancelFailed : STOCK_REQUEST.failed };
  });
}

/** The outcome of a back-in-stock request, for browsers without scripts and for the e-mail's link. */
export default function StockRequestRoute({ loaderData: { step, cancelKey }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().formMethod === "POST";
  const { title, text } = WORDS[step];
  const message = actionData?.message;
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
