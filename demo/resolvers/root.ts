import type { DemoContext } from "../context.ts";
import { UserError } from "../http/user-error.ts";
import { cartMutations, cartQueries } from "./cart/cart.ts";
import { checkoutMutations } from "./cart/checkout.ts";
import { contentNodeQueries } from "./content/content-nodes.ts";
import { countryQueries } from "./cart/countries.ts";
import { couponMutations } from "./cart/coupons.ts";
import { customerMutations, customerQueries } from "./accounts/customer.ts";
import { gatewayQueries } from "./cart/gateways.ts";
import { loginMutations, loginQueries } from "./accounts/login.ts";
import { menuQueries } from "./content/menus.ts";
import { orderQueries } from "./orders/order-query.ts";
import { pageQueries } from "./content/pages.ts";
import { passwordMutations } from "./accounts/passwords.ts";
import { postCategoryQueries } from "./content/post-categories.ts";
import { productQueries } from "./products/products.ts";
import { reviewMutations } from "./products/reviews.ts";
import { languages, MAIN_LANGUAGE } from "../languages/language.ts";
import { stockEmailFields } from "../plugin/stock-emails.ts";
import { storefrontOrderFields } from "../plugin/storefront-orders.ts";
import { termQueries } from "./products/terms.ts";
import { deliveryFields } from "../plugin/delivery.ts";
import { draftFields } from "../plugin/drafts.ts";
import { transferMutations } from "../plugin/transfer.ts";
import { withdrawalMutations } from "../plugin/withdrawals.ts";

/** One object for both roots of the schema: no query has a mutation's name. */
export const root = {
  ...productQueries,
  ...termQueries,
  ...postCategoryQueries,
  ...pageQueries,
  ...contentNodeQueries,
  ...menuQueries,
  ...reviewMutations,
  ...cartQueries,
  ...customerQueries,
  ...loginQueries,
  ...orderQueries,
  ...gatewayQueries,
  ...countryQueries,
  ...cartMutations,
  ...couponMutations,
  ...customerMutations,
  ...loginMutations,
  ...passwordMutations,
  ...checkoutMutations,
  ...storefrontOrderFields,
  ...stockEmailFields,
  storefrontHidesSoldOut: (_: unknown, { options }: DemoContext) => options.hidesSoldOut,
  storefrontSettings: (_: unknown, { options: { settings } }: DemoContext) => settings && JSON.stringify(settings),
  storefrontLanguages: () =>
    languages.map(({ code, locale }) => ({ code, locale, isMain: code === MAIN_LANGUAGE.code })),
  ...withdrawalMutations,
  storefrontStatus,
  ...transferMutations,
  ...draftFields,
  ...deliveryFields,
};

/** As wordpress/sila-storefront, which notifies nobody here: the demo doesn't know where its shop is. */
function storefrontStatus(_: unknown, { isFromShop }: DemoContext) {
  if (!isFromShop) throw new UserError("storefront-secret-required: storefrontStatus");
  return { shopUrl: null, versions: [{ name: "Sila Storefront", version: "1.15.0" }], notificationStatus: null };
}
