import { cartMutations, cartQueries } from "./cart.ts";
import { categoryQueries } from "./categories.ts";
import { checkoutMutations } from "./checkout.ts";
import { countryQueries } from "./countries.ts";
import { couponMutations } from "./coupons.ts";
import { customerMutations, customerQueries } from "./customer.ts";
import { gatewayQueries } from "./gateways.ts";
import { productQueries } from "./products.ts";

/** One object for both roots of the schema: no query is called like a mutation. */
export const root = {
  ...productQueries,
  ...categoryQueries,
  ...cartQueries,
  ...customerQueries,
  ...gatewayQueries,
  ...countryQueries,
  ...cartMutations,
  ...couponMutations,
  ...customerMutations,
  ...checkoutMutations,
};
