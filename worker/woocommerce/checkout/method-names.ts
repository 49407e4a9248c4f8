import * as v from "valibot";
import type { Cart, PaymentGateway, ShippingRate } from "../../../app/domain/cart/cart";
import type { MethodNames } from "../../../app/domain/cart/method-names";
import { findRateCourier, withDestinations } from "../../../app/domain/checkout/office-rates";
import { CARD_GATEWAY } from "../../../app/domain/checkout/payment";
import type { ReceivedOrder } from "../../../app/domain/orders/order";
import { pickLanguage, sharedLanguage, type InLanguage } from "../../../app/domain/values/text-language";
import { courierText } from "#strings/checkout/couriers";
import { METHODS } from "#strings/checkout/methods";
import { cardTitle } from "#strings/checkout/payment";
import { statedLanguage, type Environment } from "../../platform/environment";
import { plainText } from "../html";

const plain = v.pipe(
  v.string(),
  v.transform((html) => plainText(html)),
);
const answer = v.object({
  storefront: v.object({
    names: v.object({
      language: v.string(),
      texts: v.array(v.object({ text: plain, translation: v.nullable(plain), method: v.string() })),
    }),
  }),
});

/** The plugin's translations of names, from a response's `extensions`; {} for none. */
export function readMethodNames(extensions: unknown): { names?: MethodNames } {
  const read = v.safeParse(answer, extensions);
  return read.success ? { names: read.output.storefront.names } : {};
}

type Page = Pick<Environment, "language" | "site">;

/**
 * A cart, with the gateways of its checkout, as a page shows it: each name in the page's language, in the shop's own words
 * if nobody has translated it, or else with the language that it is in. The rates must be complete (`completeRates`).
 */
export function nameMethods<T extends { cart: Cart; gateways?: PaymentGateway[] }>(state: T, page: Page): T {
  const { names, ...cart } = state.cart;
  if (statedLanguage(page) === null) return { ...state, cart };
  const show = showNames(names, page);
  return {
    ...state,
    cart: { ...cart, shippingRates: nameRates(cart.shippingRates, show) },
    ...(state.gateways && { gateways: state.gateways.map((gateway) => nameGateway(gateway, show)) }),
  };
}

/** An order as a page shows it, with names as in `nameMethods`. */
export function nameOrder<T extends ReceivedOrder>({ names, ...order }: T, page: Page): Omit<T, "names"> {
  if (statedLanguage(page) === null) return order;
  const show = showNames(names, page);
  const payment = show(order.paymentMethodTitle, paymentWords(order.paymentMethod, order.paymentMethodTitle));
  const rates = order.shippingMethods.map((label) => {
    const id = names?.texts.find(({ text }) => text === label)?.method ?? "";
    const [rate] = withDestinations([{ id, label, cost: null }], page.site);
    return show(label, rateWords(rate!));
  });
  const instructions = show(order.instructions ?? "");
  return {
    ...order,
    paymentMethodTitle: payment.text,
    shippingMethods: rates.map(({ text }) => text),
    ...(order.instructions && { instructions: instructions.text }),
    languages: {
      payment: payment.language,
      shipping: sharedLanguage(rates).language,
      instructions: instructions.language,
    },
  };
}

interface Shown extends InLanguage {
  text: string;
}

/** `own`: the shop's own words for the same. */
type Show = (text: string, own?: string) => Shown;

function showNames(names: MethodNames | undefined, { language, site }: Page): Show {
  // An order or a cart that the session has stored may be in another language than this page.
  const texts = names?.language === language ? names.texts : [];
  return (text, own) => {
    const words = texts.find((one) => one.text === text)?.translation ?? own;
    return words || !text ? { text: words ?? "" } : { text, language: site.languages[0]! };
  };
}

function nameGateway(gateway: PaymentGateway, show: Show): PaymentGateway {
  const title = show(gateway.title, paymentWords(gateway.id, gateway.title));
  const description = show(gateway.description);
  return {
    ...gateway,
    title: title.text,
    description: description.text,
    ...pickLanguage(title),
    ...(description.language && { descriptionLanguage: description.language }),
  };
}

/** Names must differ: rates for which the shop has the same words are shown under the merchant's name. */
function nameRates(rates: ShippingRate[], show: Show): ShippingRate[] {
  const shown = rates.map((rate) => show(rate.label, rateWords(rate)).text);
  return rates.map((rate, index) => {
    const isUnique = shown.indexOf(shown[index]!) === shown.lastIndexOf(shown[index]!);
    const name = show(rate.label, isUnique ? rateWords(rate) : undefined);
    return { ...rate, label: name.text, ...pickLanguage(name) };
  });
}

function paymentWords(id: string, title: string): string | undefined {
  return id === CARD_GATEWAY ? cardTitle(title) : findWords(METHODS.payment, id);
}

function rateWords({ id, label, courier, to, offices }: ShippingRate): string | undefined {
  const own = findWords(METHODS.shipping, id.split(":")[0]!);
  const known = courier ?? findRateCourier({ id, label });
  if (own || !known || !to) return own;
  return METHODS.courier(courierText(known), to === "address" ? to : (offices ?? "any"));
}

function findWords(words: Record<string, string>, id: string): string | undefined {
  return Object.hasOwn(words, id) ? words[id] : undefined;
}
