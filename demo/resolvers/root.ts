import type { DemoContext } from "../context.ts";
import { cartMutations, cartQueries } from "./cart.ts";
import { checkoutMutations } from "./checkout.ts";
import { countryQueries } from "./countries.ts";
import { couponMutations } from "./coupons.ts";
import { customerMutations, customerQueries } from "./customer.ts";
import { gatewayQueries } from "./gateways.ts";
import { loginMutations, loginQueries } from "./login.ts";
import { menuQueries } from "./menus.ts";
import { orderQueries } from "./order-query.ts";
import { pageQueries } from "./pages.ts";
import { passwordMutations } from "./passwords.ts";
import { postCategoryQueries } from "./post-categories.ts";
import { postQueries } from "./posts.ts";
import { productQueries } from "./products.ts";
import { reviewMutations } from "./reviews.ts";
import { stockLetterFields } from "./stock-letters.ts";
import { storefrontOrderFields } from "./storefront-orders.ts";
import { termQueries } from "./terms.ts";
import { withdrawalMutations } from "./withdrawals.ts";

/** One object for both roots of the schema: no query is called like a mutation. */
export const root = {
  ...productQueries,
  ...termQueries,
  ...postQueries,
  ...postCategoryQueries,
  ...pageQueries,
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
  ...stockLetterFields,
  storefrontHidesSoldOut: (_: unknown, { options }: DemoContext) => options.hidesSoldOut,
  ...withdrawalMutations,
};
