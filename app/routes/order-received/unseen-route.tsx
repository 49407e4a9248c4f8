import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { ContactLink } from "../../components/shell/contact-link";
import { EmptyState } from "../../components/ui/empty-state";
import { pageTitle } from "../../domain/seo/page-title";
import { CART } from "../../strings/checkout/cart";
import { ORDER } from "../../strings/checkout/order";
import type { Route } from "./+types/unseen-route";
import { NoOrder } from "./no-order";
import { shopperContext } from "../../services/shopper";
import { linkSheets } from "../../styles/links";
import { SHOP_PATH } from "../../config/shop-path";

export const links = linkSheets("personal");

export const handle = { sheets: ["personal"] };

export const headers = () => ({ "Cache-Control": "private, no-store" });

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  { title: pageTitle(loaderData ? ORDER.unseenTitle : ORDER.notFoundTitle, matches[0].loaderData?.site.name) },
  { name: "robots", content: "noindex" },
];

/** An order that was placed (the cart is empty) but whose response was lost; shown to the browser that placed it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const checkoutId = new URL(request.url).searchParams.get("checkout") ?? "";
  const isPlaced = checkoutId !== "" && (await context.get(shopperContext).hasUnseenOrder(checkoutId));
  if (!isPlaced) throw data(null, { status: 404 });
  return { isPlaced };
}

export default function UnseenOrderRoute() {
  return (
    <div className="container">
      <EmptyState heading="h1" title={ORDER.unseenTitle} action={{ to: SHOP_PATH, label: CART.toShop }}>
        <p>{ORDER.unseenText}</p>
        <p>
          {ORDER.unseenPay}
          <ContactLink className="link" />
        </p>
      </EmptyState>
    </div>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return <NoOrder isMissing={isRouteErrorResponse(error) && error.status === 404} />;
}
