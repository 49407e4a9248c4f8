import { CARD_VARIATIONS_MAX, QUANTITY_MAX } from "../../config/limits";
import type { AddChange, CartChange } from "../../domain/cart/cart";
import { readLine } from "../../domain/forms/form-data";

export interface AddIntent {
  type: "add";
  productId: number;
  variationId: number | null;
  quantity: number;
  /** Slug of the product, in which the variation is looked up if the form names none. */
  slug: string | null;
  /** The unit price shown on the page, in minor units of the backend's currency; null for a range. */
  shown: number | null;
  /** Selected options by attribute name; "" when open. */
  selectedOptions: Record<string, string>;
}

/** Products of a group, each with its own quantity. */
export interface AddGroupIntent {
  type: "add-group";
  items: { productId: number; quantity: number }[];
}

/** Every change that a form can make to the cart. */
type CartIntent = AddIntent | AddGroupIntent | Exclude<CartChange, AddChange>;

/** An invalid form; `field` names the invalid part. */
export interface Malformed {
  type: "malformed";
  field: "intent" | "product" | "quantity" | "key" | "code" | "rate" | "item";
}

const ATTRIBUTE = "attribute_";
const ATTRIBUTES_MAX = CARD_VARIATIONS_MAX * 3;
/** As many products as a grouped product shows. */
const GROUP_MAX = 20;
const TEXT_MAX = 200;
const NUMBER_MAX = 2 ** 31 - 1;

/** Parses a cart form. Known fields only; never throws. */
export function parseCartForm(form: FormData): CartIntent | Malformed {
  const intent = readIntent(form);
  const wrong = (field: Malformed["field"]): Malformed => ({ type: "malformed", field });
  switch (intent) {
    case "add":
      return parseAdd(form) ?? wrong("product");
    case "add-group":
      return parseGroup(form) ?? wrong("item");
    case "update": {
      const key = readToken(form, "key");
      const quantity = parseWhole(readLine(form, "quantity"), QUANTITY_MAX);
      if (!key) return wrong("key");
      return quantity === null ? wrong("quantity") : { type: "set-quantity", key, quantity };
    }
    case "remove": {
      const key = readToken(form, "key");
      return key ? { type: "set-quantity", key, quantity: 0 } : wrong("key");
    }
    case "empty":
      return { type: "empty" };
    case "apply-coupon":
    case "remove-coupon": {
      const code = readToken(form, "code");
      return code ? { type: intent, code } : wrong("code");
    }
    case "shipping": {
      const rateId = readToken(form, "rateId");
      return rateId ? { type: "choose-shipping", rateId } : wrong("rate");
    }
    default:
      return wrong("intent");
  }
}

/** Where a message about this form is shown, with the typed value. */
export function besideForm(form: FormData): { lineKey?: string; intent: string; typed?: string; slug?: string } {
  const read = (name: string) => readToken(form, name) ?? undefined;
  const typed = read("code") ?? read("quantity");
  return { lineKey: read("key"), intent: readIntent(form), typed, slug: read("slug") };
}

function readIntent(form: FormData): string {
  return readLine(form, "intent") || (form.has("productId") ? "add" : "");
}

function parseAdd(form: FormData): AddIntent | null {
  const productId = parseWhole(readLine(form, "productId"), NUMBER_MAX);
  const variation = readLine(form, "variationId");
  const variationId = variation ? parseWhole(variation, NUMBER_MAX) : null;
  const quantity = parseWhole(readLine(form, "quantity") || "1", QUANTITY_MAX);
  if (!productId || !quantity || (variation && !variationId)) return null;
  const [slug, shown] = [readToken(form, "slug"), parseWhole(readLine(form, "shown"), NUMBER_MAX)];
  return { type: "add", productId, variationId, quantity, slug, shown, selectedOptions: readChoice(form) };
}

function parseGroup(form: FormData): AddGroupIntent | null {
  const ids = [...new Set(form.getAll("item"))].slice(0, GROUP_MAX);
  const items = ids.map((id) => ({
    productId: parseWhole(String(id), NUMBER_MAX),
    quantity: parseWhole(readLine(form, `quantity-${String(id).slice(0, TEXT_MAX)}`) || "1", QUANTITY_MAX),
  }));
  const isWhole = items.length > 0 && items.every(({ productId, quantity }) => productId && quantity);
  return isWhole ? { type: "add-group", items: items as AddGroupIntent["items"] } : null;
}

function readChoice(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => name.startsWith(ATTRIBUTE) && name.length <= TEXT_MAX);
  return Object.fromEntries(
    names.slice(0, ATTRIBUTES_MAX).map((field) => {
      // A hidden empty field may precede the radio buttons, so the last value is the selected one.
      const value = form.getAll(field).findLast((one) => typeof one === "string" && one !== "");
      return [field.slice(ATTRIBUTE.length), typeof value === "string" ? value.toWellFormed().slice(0, TEXT_MAX) : ""];
    }),
  );
}

function readToken(form: FormData, name: string): string | null {
  const text = readLine(form, name);
  return text && text.length <= TEXT_MAX ? text : null;
}

function parseWhole(text: string, max: number): number | null {
  return /^\d{1,10}$/.test(text) && Number(text) <= max ? Number(text) : null;
}
