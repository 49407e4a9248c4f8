import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { shopperContext } from "../../context";
import { pageTitle } from "../../shop/page-title";
import { failureText } from "../../strings/failures";
import { WITHDRAWAL } from "../../strings/withdrawal";
import type { Route } from "./+types/receipt-route";
import { NoReceipt } from "./no-receipt";
import { ReceiptPage } from "./receipt-page";

export { linkPrintedStyles as links } from "../../styles/links";

const VIEW_KEY = /^[0-9a-f-]{36}$/;

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
  const key = new URL(request.url).searchParams.get("key") ?? "";
  if (!VIEW_KEY.test(key)) throw data(null, { status: 404 });
  const found = await context.get(shopperContext).findWithdrawal(key);
  if (!found.ok) throw data(null, { status: failureText(found.failure).status });
  if (!found.value) throw data(null, { status: 404 });
  return { withdrawal: found.value };
}

export default function ReceiptRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptPage withdrawal={loaderData.withdrawal} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <NoReceipt isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
