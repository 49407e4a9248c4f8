import { data, href, redirect, redirectDocument, replace } from "react-router";
import { countShortages } from "../../domain/cart/cart-stock";
import { countryNames } from "../../domain/checkout/address";
import { readCheckoutValues } from "../../domain/checkout/checkout-form";
import { readForm, readLine, wantsPage } from "../../domain/forms/form-data";
import { cancelledOrderPath } from "../../domain/orders/order-status";
import { unlistedMeta } from "../../domain/seo/page-title";
import { orderPagePath } from "../../domain/checkout/payment";
import { CART } from "#strings/checkout/cart";
import { CHECKOUT } from "#strings/checkout/checkout";
import { failureText } from "#strings/errors/failures";
import { PAYMENT } from "#strings/checkout/payment";
import { orOffline } from "../../browser/or-offline";
import type { Route } from "./+types/route";
import { CheckoutPage } from "./checkout-page";
import { CheckoutUnavailable } from "./checkout-unavailable";
import { submitCheckout, type CheckoutReply } from "./submit/submit-checkout";
import { shopContext } from "../../services/page";
import { shopperContext } from "../../services/shopper";
import { replyWith } from "../replies";
import { log } from "../../services/log";
import * as paths from "#paths";

export { checkoutHandle as handle, linkPersonal as links } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(CHECKOUT.title, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  const cancelled = cancelledOrderPath(new URL(request.url).searchParams);
  if (cancelled) throw redirect(cancelled);
  if (context.get(shopContext).settings.checkout === "wordpress") throw redirectDocument(href(paths.wordpressCheckout));
  const read = await context.get(shopperContext).readCheckout();
  if (!read.ok) {
    const { status, ...failure } = failureText(read.failure);
    return data({ state: null, countries: {}, failure }, { status });
  }
  const { cart, placed } = read.value;
  if (cart.needsWordPress) throw redirectDocument(href(paths.wordpressCheckout));
  // The cart shows shortages at their lines; here the backend would refuse only after the form was filled in.
  if (cart.isEmpty || countShortages(cart) > 0) throw replace(placed ? orderPagePath(placed) : href(paths.cart));
  return { state: read.value, countries: countryNames(read.value.countries), failure: null };
}

// Stripe is allowed only in a document loaded at this URL (worker/http/security-headers.ts), not after client-side
// navigation.
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  const [load] = performance.getEntriesByType("navigation");
  if (loaded.state?.card && load && new URL(load.name).pathname !== href(paths.checkout))
    throw redirectDocument(request.url);
  return loaded;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { settings, site, requestId } = context.get(shopContext);
  const submitted = await submitCheckout(await readForm(request), context.get(shopperContext), settings, site);
  if (submitted instanceof Response) throw submitted;
  logRejected(submitted.reply, requestId);
  // A card payment needs scripts, and its client secret must never be in a page.
  if (submitted.reply.kind === "pay" && wantsPage(request))
    return data<CheckoutReply>(
      { ...submitted.reply, kind: "failed", message: PAYMENT.needsScripts, clientSecret: "" },
      { status: 422 },
    );
  return replyWith<CheckoutReply>(request, submitted.reply, submitted.status);
}

/** Logs why the form was returned without an order: the reason by field, never what was typed. */
function logRejected({ kind, problems, values: { checkoutId } }: CheckoutReply, id: string): void {
  if (kind === "invalid" || kind === "changed")
    log("checkout-rejected", { id, checkoutId: checkoutId.slice(0, 40), kind, problems });
}

// Keeps the typed values when the connection is lost.
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<CheckoutReply> {
  const copy = request.clone();
  return orOffline(serverAction, async () => replyOffline(await readForm(copy)));
}

/** The reply when the shop can't be reached: the order may or may not have been placed. */
function replyOffline(form: FormData): CheckoutReply {
  const intent = readLine(form, "intent");
  const reply = { kind: "failed", values: readCheckoutValues(form), state: null, cart: null, problems: {} } as const;
  if (intent.endsWith("-coupon"))
    return { ...reply, message: "", coupon: { message: CART.offline, typed: readLine(form, "code") } };
  return { ...reply, message: intent === "place" ? CHECKOUT.unknown : CHECKOUT.updateFailed };
}

export default function CheckoutRoute({ loaderData, actionData }: Route.ComponentProps) {
  const state = actionData?.state ?? loaderData.state;
  if (!state)
    return loaderData.failure && <CheckoutUnavailable failure={loaderData.failure} values={actionData?.values} />;
  return <CheckoutPage state={state} countries={loaderData.countries} reply={actionData} />;
}
