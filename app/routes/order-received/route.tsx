import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { countryNames } from "../../shop/countries";
import { pageTitle } from "../../shop/page-title";
import { ORDER } from "../../strings/order";
import type { Route } from "./+types/route";
import { findReceived } from "./find-received";
import { NoOrder } from "./no-order";
import { OrderPage } from "./order-page";

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(loaderData ? ORDER.title : ORDER.notFoundTitle, matches[0].loaderData?.site.name) },
  { name: "robots", content: "noindex" },
];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const key = searchParams.get("key") ?? "";
  const id = /^[1-9]\d{0,9}$/.test(params.id) ? Number(params.id) : null;
  const order = id && key ? await findReceived(context, id, key) : null;
  // One answer for a wrong number, a wrong key and somebody else's order: it must tell nothing.
  if (!order) throw data(null, { status: 404 });
  return {
    order,
    countries: countryNames([order.billing.country, order.shipping.country]),
    isCancelled: searchParams.has("cancelled"),
  };
}

export default function OrderReceivedRoute({ loaderData }: Route.ComponentProps) {
  return <OrderPage {...loaderData} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <NoOrder isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
