import { checkOrderedLine } from "../cart/check-stock.ts";
import type { LoadedCart } from "../cart/load-cart.ts";
import { refusePersonalUse } from "../cart/personal-coupon-limit.ts";
import type { DemoContext } from "../context.ts";
import { refuseUnpriced } from "../couriers/courier-rates.ts";
import type { Language } from "../languages/language.ts";
import { listGateways } from "./gateways.ts";
import { UserError } from "../http/user-error.ts";
import { isEmail } from "../session/is-email.ts";
import type { Address } from "../session/shopper-data.ts";
import { SOLD_TO_COUNTRIES } from "./shipping.ts";

interface CheckoutSituation {
  cart: LoadedCart;
  billing: Address;
  /** Where the session ships to. */
  country: string;
  paymentMethod: string;
}

export function checkEmail({ email }: Address): void {
  if (email && !isEmail(email)) throw new UserError("Невалиден имейл адрес за таксуване");
}

/** What little WooGraphQL checks, in its order: no name, no address, no shipping method. Empty: valid. */
export async function findMistakes(situation: CheckoutSituation, context: DemoContext): Promise<string[]> {
  const { cart, country } = situation;
  const mistakes = [
    findStockMistake(cart, context.language),
    ...listLostCoupons(cart).map((code) => describeRemoval(code, context.language)),
  ];
  mistakes.push(...(await findUsedCoupons(situation, context)));
  if (cart.needsShipping && !SOLD_TO_COUNTRIES.includes(country)) {
    mistakes.push(`Unfortunately, we do not ship to ${country}. Please enter an alternative shipping address.`);
  }
  const facts = cart.deliveryFacts?.rates.find(({ id }) => id === cart.chosenRate?.id);
  if (facts) mistakes.push(refuseUnpriced(facts, context.deliveryChoice));
  const isKnownGateway = listGateways(context.options).some(({ id }) => id === situation.paymentMethod);
  if (cart.totals.total > 0 && !isKnownGateway) mistakes.push("Invalid payment method.");
  return mistakes.flatMap((mistake) => mistake ?? []);
}

/** Applied codes that are no longer valid: the checkout removes them. */
export function listLostCoupons({ coupons }: LoadedCart): string[] {
  return coupons.flatMap(({ coupon, refusal }) => (refusal === null ? [] : coupon.code));
}

function findStockMistake({ lines }: LoadedCart, language: Language): string | null {
  try {
    for (const line of lines) checkOrderedLine(line, language);
    return null;
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

function describeRemoval(code: string, language: Language): string {
  if (language.code === "en")
    return `Sorry, it seems the coupon "${code}" is invalid - it has now been removed from your order.`;
  return `Купонът „${code}“ е невалиден и беше премахнат от вашата поръчка.`;
}

async function findUsedCoupons({ cart, billing }: CheckoutSituation, { db, visitor }: DemoContext): Promise<string[]> {
  const email = visitor.customer?.email ?? billing.email ?? "";
  const valid = cart.coupons.filter(({ refusal }) => refusal === null);
  const refusals = await Promise.all(valid.map(({ coupon }) => refusePersonalUse(db, coupon, email)));
  return refusals.flatMap((refusal) => refusal ?? []);
}
