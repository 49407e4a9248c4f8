import * as paths from "#paths";
import { data, redirect } from "react-router";
import { orOffline } from "../../browser/or-offline";
import { onCartChanged } from "../../browser/cart-events";
import { withCartLock } from "../../components/cart/cart-lock";
import type { Cart } from "../../domain/cart/cart";
import { cancelledOrderPath } from "../../domain/orders/order-status";
import type { CartLoaded, CartReply } from "../../domain/cart/cart-reply";
import { withUrlFields, cartPath, readPriceMismatch } from "../../domain/cart/add-to-cart";
import { readForm, wantsPage } from "../../domain/forms/form-data";
import { pageTitle } from "../../domain/seo/page-title";
import { orderPagePath } from "../../domain/checkout/payment";
import { CART } from "#strings/checkout/cart";
import { faultText } from "#strings/errors/faults";
import { failureText, STORED_CART } from "#strings/errors/failures";
import type { Route } from "./+types/route";
import { CartPage } from "./cart-page";
import { besideForm } from "./cart-form";
import { changeCart } from "./change-cart";
import { applyPendingCoupon } from "./pending-coupon";
import { catalogContext } from "../../services/catalog";
import { shopperContext } from "../../services/shopper";
import { replyWith } from "../replies";

// The only personal page that may be indexed (docs/decisions/0015): crawlers see an empty cart.
export const meta: Route.MetaFunction = ({ matches }) => {
  const site = matches[0].loaderData?.site;
  return [
    { title: pageTitle(CART.title, site?.name) },
    { name: "description", content: CART.description },
    ...(site ? [{ tagName: "link", rel: "canonical", href: site.baseUrl + paths.cart }] : []),
  ];
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const cancelled = cancelledOrderPath(searchParams);
  if (cancelled) throw redirect(cancelled);
  const read = await context.get(shopperContext).readCart();
  if (read.ok) {
    const { placed, isStored, ...state } = read.value;
    const priceMismatch = readPriceMismatch(searchParams, state.cart) ?? undefined;
    const orderPage = placed && orderPagePath(placed);
    const notice = isStored && { storedNotice: STORED_CART };
    return data<CartLoaded>({ ...state, ...notice, priceMismatch, orderPage, loadError: null });
  }
  const { title, text, status } = failureText(read.failure);
  return data<CartLoaded>({ cart: null, restored: false, loadError: { title, text } }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = withUrlFields(await readForm(request), request.url);
  const shopper = context.get(shopperContext);
  const outcome = await changeCart(form, { shopper, catalog: context.get(catalogContext) });
  const { reply, status, headers: more } = await applyPendingCoupon(outcome, request, shopper);
  if (reply.ok && wantsPage(request)) throw redirect(cartPath(reply.priceMismatch), { status: 303, headers: more });
  return replyWith<CartReply>(request, reply, status, more);
}

// Without these two a lost connection would replace the whole page instead of failing the one change.
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<CartLoaded> {
  const changed: Cart[] = [];
  const stop = onCartChanged((cart) => changed.push(cart));
  const offline: CartLoaded = { cart: null, restored: false, loadError: faultText("unreachable") };
  const loaded = await orOffline(serverLoader, () => offline).finally(stop);
  // A cart that was read before a change would hide the change, which was answered meanwhile.
  return loaded.cart && changed.length > 0 ? { ...loaded, cart: changed.at(-1)! } : loaded;
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<CartReply> {
  const copy = request.clone();
  return orOffline<CartReply>(
    () => withCartLock(() => serverAction()),
    async () => {
      const about = besideForm(withUrlFields(await readForm(copy), copy.url));
      return { ...about, ok: false, reason: "unavailable", message: CART.offline };
    },
  );
}

export default function CartRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <CartPage loaded={loaderData} reply={actionData} />;
}
