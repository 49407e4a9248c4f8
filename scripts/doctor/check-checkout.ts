import type { Site } from "../../app/config/site.ts";
import { EMPTY_CART, type ShippingRate } from "../../app/domain/cart/cart.ts";
import { priceRate } from "../../app/domain/cart/rate-price.ts";
import { completeRates } from "../../app/domain/checkout/office-rates.ts";
import { parseAmount, type MinorUnits } from "../../app/domain/values/money.ts";
import { CARD_GATEWAY } from "../../app/domain/checkout/payment.ts";
import {
  AddToCartDocument,
  EmptyCartDocument,
  GetAllowedCountriesDocument,
  GetCartDocument,
  UpdateCustomerDocument,
  type AddToCartInput,
  type GetCartQuery,
} from "../../graphql/generated/documents.ts";
import type { Product } from "./check-products.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

const SOFIA = { country: "BG", state: "BG-22", city: "Sofia", postcode: "1000" } as const;
/** Gateways that need no page of their own, so the shop's checkout can offer them. */
const WITHOUT_A_PAGE = ["cod", "bacs", "cheque", CARD_GATEWAY];

interface Rate {
  id: string;
  label: string;
  to?: "office" | "address" | undefined;
  courier?: string | undefined;
  hasPrice: boolean;
}

/** What WooCommerce offers the cart of a guest in Sofia. */
export interface Offer {
  gateways: { id: string; title: string }[];
  rates: Rate[];
  needsShipping: boolean;
  hasTax: boolean;
  /** Whether pages show the product's price without the tax that the cart adds. */
  isTaxAdded: boolean;
}

/** Countries that WooCommerce sells to. */
export async function checkCountries(guest: Guest): Promise<Finding> {
  const subject = "Sells to";
  const { allowedCountries } = await guest.query(GetAllowedCountriesDocument, {});
  const countries = (allowedCountries ?? []).flatMap((one) => one ?? []);
  if (countries.includes("BG"))
    return {
      level: "ok",
      subject,
      said: countries.length > 5 ? `${countries.length} countries` : countries.join(", "),
    };
  return {
    level: "advice",
    subject,
    said: `${countries.slice(0, 5).join(", ") || "no country"}: not to Bulgaria`,
    todo: "WooCommerce > Settings > General > Selling location(s)",
  };
}

/**
 * Puts a product into the cart of a guest in Sofia, reads what is offered, and empties the cart. null: no product
 * could be added.
 */
export async function tryCart(guest: Guest, products: readonly Product[], site: Site): Promise<Offer | null> {
  for (const { input, price } of products.flatMap(toGoods).slice(0, 3)) {
    const { answer } = await guest.ask(AddToCartDocument, { input });
    if (!answer.data?.addToCart?.cart || answer.data.addToCart.cart.isEmpty) continue;
    // Without a session the next query would see another, empty cart.
    if (!guest.hasSession()) return null;
    try {
      await guest.query(UpdateCustomerDocument, { input: { isSession: true, billing: SOFIA, shipping: SOFIA } });
      return toOffer(await guest.query(GetCartDocument, {}), site, price);
    } finally {
      await guest.ask(EmptyCartDocument, { input: { clearPersistentCart: true } }).catch(() => undefined);
    }
  }
  return null;
}

/** Prefers goods that need shipping. Returns them with their price as entered in WooCommerce. */
function toGoods(product: Product): { input: AddToCartInput; price: MinorUnits | null }[] {
  const isSold = product.purchasable && !product.hasPassword && "virtual" in product && !product.virtual;
  if (!isSold || ("stockStatus" in product && product.stockStatus === "OUT_OF_STOCK")) return [];
  if (product.__typename === "SimpleProduct")
    return [{ input: { productId: product.databaseId, quantity: 1 }, price: parseAmount(product.price) }];
  if (product.__typename !== "VariableProduct") return [];
  const variations = product.variations?.nodes ?? [];
  const chosen = variations.find(
    ({ purchasable, stockStatus, attributes, virtual }) =>
      purchasable && !virtual && stockStatus !== "OUT_OF_STOCK" && attributes?.nodes.every(({ value }) => value),
  );
  if (!chosen) return [];
  const variation = (chosen.attributes?.nodes ?? []).map(({ name, value }) => ({
    attributeName: name ?? "",
    attributeValue: value ?? "",
  }));
  const input = { productId: product.databaseId, variationId: chosen.databaseId, quantity: 1, variation };
  return [{ input, price: parseAmount(chosen.price) }];
}

function toOffer({ cart, paymentGateways }: GetCartQuery, site: Site, price: MinorUnits | null): Offer {
  const rates = (cart?.availableShippingMethods ?? []).flatMap((one) => one?.rates ?? []);
  const named = rates.flatMap((one): ShippingRate[] => {
    if (!one) return [];
    const { id, label, methodId, subtotal, taxTotal } = one;
    return [
      {
        id,
        label: (label ?? "").replace(/<[^>]*>/g, ""),
        ...priceRate({ id, methodId, net: subtotal, tax: taxTotal }, undefined),
      },
    ];
  });
  const known = completeRates({ ...EMPTY_CART, shippingRates: named }, site).shippingRates;
  return {
    gateways: (paymentGateways?.nodes ?? []).map(({ id, title }) => ({ id, title: title ?? id })),
    rates: known.map(({ id, label, to, courier, cost }) => ({ id, label, to, courier, hasPrice: cost !== null })),
    needsShipping: cart?.needsShippingAddress ?? false,
    hasTax: Number(cart?.totalTax ?? 0) > 0,
    isTaxAdded: price !== null && (parseAmount(cart?.subtotalTax) ?? 0) > 0 && price === parseAmount(cart?.subtotal),
  };
}

/** Checks WooCommerce > Settings > Payments. `hasStripe`: this machine has the shop's own Stripe keys. */
export function checkGateways({ gateways }: Offer, site: Site, hasStripe: boolean): Finding[] {
  const subject = "Payment";
  const said = gateways.map(({ id, title }) => `${title} (${id})`).join(", ");
  if (gateways.length === 0)
    return [
      {
        level: "wrong",
        subject,
        said: "a guest is offered no way to pay",
        todo: "WooCommerce > Settings > Payments: switch one on, such as cash on delivery",
      },
    ];
  const findings: Finding[] = [];
  if (gateways.some(({ id }) => id === CARD_GATEWAY) && !hasStripe)
    findings.push({
      level: "advice",
      subject,
      said: `${said}; no keys of Stripe are known here, without which cards aren't offered`,
      todo: "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET (docs/payments.md)",
    });
  const elsewhere = gateways.filter(({ id }) => !WITHOUT_A_PAGE.includes(id)).map(({ title }) => title);
  if (elsewhere.length > 0 && site.gatewayOrigins.length === 0)
    findings.push({
      level: "advice",
      subject,
      said: `${said}; if ${elsewhere.join(", ")} lead${elsewhere.length === 1 ? "s" : ""} to a page of its own, browsers refuse to go there`,
      todo: "wrangler.toml, [env.production.vars.SITE]: gatewayOrigins (docs/payments.md)",
    });
  return findings.length > 0 ? findings : [{ level: "ok", subject, said }];
}

const PLACES = { office: "to an office or locker", address: "to a street" } as const;

/**
 * Checks WooCommerce > Settings > Shipping by what an address in Sofia is offered. `couriers`: those that price a
 * parcel as soon as an office or a street is chosen.
 */
export function checkShipping({ rates, needsShipping }: Offer, couriers: readonly string[]): Finding {
  const subject = "Delivery";
  if (!needsShipping)
    return {
      level: "wrong",
      subject,
      said: "WooCommerce delivers nothing: no zone has a method, or shipping is switched off",
      todo: "WooCommerce > Settings > Shipping: a zone with Bulgaria and a method in it",
    };
  if (rates.length === 0)
    return {
      level: "wrong",
      subject,
      said: "a parcel to Sofia is offered no rate, so nobody there can order",
      todo: "WooCommerce > Settings > Shipping: a zone with Bulgaria and a method in it",
    };
  const waits = ({ id, hasPrice, ...rate }: Rate) =>
    !hasPrice && couriers.some((courier) => courier === rate.courier || id.includes(courier));
  const details = rates.map((rate) => {
    const { id, label, to, hasPrice } = rate;
    const price = hasPrice ? "" : waits(rate) ? ", priced when that is chosen" : ", without a price";
    return `${label} (${id}): ${to ? PLACES[to] : "as the shopper chooses"}${price}`;
  });
  const unpriced = rates.filter((rate) => !rate.hasPrice && !waits(rate));
  if (unpriced.length > 0)
    return {
      level: "advice",
      subject,
      said: `nobody can order with ${unpriced.map(({ label }) => label).join(", ")}: its plugin says 0, which isn't known to be free`,
      details,
      todo: "if it is free, name it in SITE.freeRates (docs/backend-setup.md); if not, its plugin isn't one that the\nshop hands a choice to: use a rate of WooCommerce's own (docs/delivery.md)",
    };
  return {
    level: "ok",
    subject,
    said: `to Sofia, ${rates.length} rate${rates.length === 1 ? "" : "s"}; if one goes elsewhere, say so in SITE.officeRates (docs/backend-setup.md)`,
    details,
  };
}

/** Checks WooCommerce > Settings > Tax: consumers must see prices with tax before the checkout. */
export function checkTax(showsTax: boolean, { hasTax, isTaxAdded }: Offer): Finding {
  const subject = "Tax";
  if (!hasTax)
    return {
      level: "ok",
      subject,
      said: "none is charged in Bulgaria; right for a shop that isn't registered for VAT",
    };
  if (isTaxAdded)
    return {
      level: "wrong",
      subject,
      said: "prices are entered without VAT, which the shop shows as they are, and grow in the cart",
      todo: "WooCommerce > Settings > Tax: Prices entered with tax: Yes; then enter each price with VAT",
    };
  if (showsTax) return { level: "ok", subject, said: "prices are entered and shown with VAT" };
  return {
    level: "wrong",
    subject,
    said: "prices are shown without VAT, and grow in the cart",
    todo: "WooCommerce > Settings > Tax: display prices in the shop, and during cart and checkout: including tax",
  };
}
