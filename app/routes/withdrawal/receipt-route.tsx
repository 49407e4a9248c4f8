import { isRouteErrorResponse } from "react-router";
import { unlistedMeta } from "../../domain/seo/page-title";
import { readViewKey, receiptFilePath } from "../../domain/withdrawals/withdrawal";
import { WITHDRAWAL } from "#strings/account/withdrawal";
import type { Route } from "./+types/receipt-route";
import { NoReceipt, ReceiptPage } from "./receipt-page";
import { requireFound, requireValue } from "../replies";
import { withdrawalsContext } from "../../services/withdrawals";

export { linkPrinted as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData ? WITHDRAWAL.receivedTitle : WITHDRAWAL.notFoundTitle, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  const key = readViewKey(request.url);
  const found = key ? requireValue(await context.get(withdrawalsContext).findWithdrawal(key)) : null;
  return { withdrawal: requireFound(found), file: receiptFilePath(key) };
}

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <NoReceipt isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
