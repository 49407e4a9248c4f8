import { href, redirect } from "react-router";
import { readForm, readLine, wantsPage } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { type StockRequestReply } from "../../domain/product/stock-request";
import { failureText } from "#strings/errors/failures";
import { STOCK_REQUEST } from "#strings/catalog/stock-request";
import { orOffline } from "../../browser/or-offline";
import type { Route } from "./+types/route";
import { StockRequestPage, type StockRequestStep } from "./stock-request-page";
import { submitStockRequest } from "./submit-stock-request";
import { catalogContext } from "../../services/catalog";
import { stockRequestsContext } from "../../services/stock-requests";
import { linkSheets } from "../../styles/links";
import { replyWith } from "../replies";
import * as paths from "#paths";

const KEY = /^[0-9a-f-]{36}$/;

const STEPS: readonly StockRequestStep[] = ["sent", "cancelled", "nothing"];

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

export default function StockRequestRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <StockRequestPage {...loaderData} message={actionData?.message ?? ""} />;
}
