import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { pageTitle } from "../../domain/seo/page-title";
import { readViewKey, receiptFilePath } from "../../domain/withdrawals/withdrawal";
import { failureText } from "../../strings/errors/failures";
import { WITHDRAWAL } from "../../strings/account/withdrawal";
import type { Route } from "./+types/receipt-route";
import { NoReceipt, ReceiptPage } from "./receipt-page";
import { withdrawalsContext } from "../../services/withdrawals";

export { linkPrinted as links } from "../../styles/links";

export const handle = { sheets: ["personal"] };

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  {
    title: pageTitle(
      loaderData ? WITHDRAWAL.receivedTitle : WITHDRAWAL.notFoundTitle,
      matches[0].loaderData?.site.name,
    ),
  },
  { name: "robots", content: "noindex" },
];

export async function loader({ request, context }: Route.LoaderArgs) {
  const key = readViewKey(request.url);
  if (!key) throw data(null, { status: 404 });
  const found = await context.get(withdrawalsContext).findWithdrawal(key);
  if (!found.ok) throw data(null, { status: failureText(found.failure).status });
  if (!found.value) throw data(null, { status: 404 });
  return { withdrawal: found.value, file: receiptFilePath(key) };
}

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage {...loaderData} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <NoReceipt isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
