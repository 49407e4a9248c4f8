import type { ChosenAttribute } from "../database/documents.ts";

/** What the demo keeps for a session: WooCommerce's cart and the addresses of its customer. */
export interface ShopperData {
  lines: CartLine[];
  /** Codes in small letters. */
  coupons: string[];
  shippingMethod: string | null;
  billing: Address;
  shipping: Address;
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

/** Missing and empty are the same: null in an answer. */
export type Address = Partial<Record<(typeof ADDRESS_FIELDS)[number], string>>;

export type AddressInput = { [Field in keyof Address]?: string | null } & { overwrite?: boolean | null };

/** Where the shop stands, and so where a stranger is thought to be. */
const HOME: Address = { country: "BG", state: "BG-22" };

export function startShopperData(): ShopperData {
  return { lines: [], coupons: [], shippingMethod: null, billing: { ...HOME }, shipping: { ...HOME } };
}

export function emptyCart(data: ShopperData): ShopperData {
  return { ...data, lines: [], coupons: [], shippingMethod: null };
}

/** Only what was given changes, unless the input asks to overwrite the rest. */
export function mergeAddress(address: Address, input: AddressInput | null | undefined): Address {
  const merged: Address = input?.overwrite ? {} : { ...address };
  for (const field of ADDRESS_FIELDS) {
    const value = input?.[field];
    if (value !== undefined && value !== null) merged[field] = value;
  }
  return merged;
}
