import type { ChosenAttribute } from "../database/documents.ts";

/** A session's data: WooCommerce's cart and the addresses of its customer. */
export interface ShopperData {
  lines: CartLine[];
  /** Codes in lower case. */
  coupons: string[];
  shippingMethod: string | null;
  /** Ids of the rates that were offered with the last change of the cart. */
  offeredRates?: string[];
  billing: Address;
  shipping: Address;
  /** A customer's session: its own addresses, until the account's change (WooCommerce). */
  own?: { billing: Address; shipping: Address; of: string };
}

export interface CartLine {
  key: string;
  productId: number;
  variationId: number | null;
  attributes: ChosenAttribute[];
  quantity: number;
}

export const ADDRESS_FIELDS = [
  "firstName",
  "lastName",
  "company",
  "address1",
  "address2",
  "city",
  "postcode",
  "state",
  "country",
  "email",
  "phone",
] as const;

/** Missing and empty are the same: null in a response. */
export type Address = Partial<Record<(typeof ADDRESS_FIELDS)[number], string>>;

export type AddressInput = { [Field in keyof Address]?: string | null } & { overwrite?: boolean | null };

/** The shop's country, the default for guests. */
const HOME: Address = { country: "BG", state: "BG-22" };

export function startShopperData(): ShopperData {
  return { lines: [], coupons: [], shippingMethod: null, billing: { ...HOME }, shipping: { ...HOME } };
}

/** With these addresses, and the shop's own country where they name none. */
function enterHome(data: ShopperData, addresses: { billing?: Address; shipping?: Address } = {}): ShopperData {
  const { billing = {}, shipping = {} } = addresses;
  return {
    ...data,
    billing: billing.country ? billing : { ...billing, ...HOME },
    shipping: shipping.country ? shipping : { ...shipping, ...HOME },
  };
}

interface Addresses {
  billing: Address;
  shipping: Address;
}

/** A customer's session as stored: the session token alone must not reveal addresses. */
export function hideAddresses(data: ShopperData, account: Addresses): ShopperData {
  const { billing, shipping } = data;
  return { ...enterHome(data), own: { billing, shipping, of: stampOf(account) } };
}

/** A customer's session as its signed-in customer sees it: with addresses. */
export function showAddresses({ own, ...data }: ShopperData, account: Addresses): ShopperData {
  return enterHome(data, own?.of === stampOf(account) ? own : account);
}

function stampOf({ billing, shipping }: Addresses): string {
  return JSON.stringify([billing, shipping]);
}

/** Merges a guest's cart into the customer's; of a line that both have, the guest's stays (WooCommerce). */
export function joinCarts(own: ShopperData, guest: ShopperData): ShopperData {
  const lines = new Map([...own.lines, ...guest.lines].map((line) => [line.key, line]));
  return {
    ...own,
    lines: [...lines.values()],
    coupons: [...new Set([...own.coupons, ...guest.coupons])],
    shippingMethod: guest.shippingMethod ?? own.shippingMethod,
  };
}

export function emptyCart(data: ShopperData): ShopperData {
  return { ...data, lines: [], coupons: [], shippingMethod: null };
}

/** Only given fields change, unless the input asks to overwrite the rest. */
export function mergeAddress(address: Address, input: AddressInput | null | undefined): Address {
  const merged: Address = input?.overwrite ? {} : { ...address };
  for (const field of ADDRESS_FIELDS) {
    const value = input?.[field];
    if (value !== undefined && value !== null) merged[field] = value;
  }
  return merged;
}
