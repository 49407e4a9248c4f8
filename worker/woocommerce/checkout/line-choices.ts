import { CHOICES_KEY } from "../../../app/config/product-facts";
import type { CartLine } from "../../../app/domain/cart/cart";
import { plainText } from "../html";
import { text } from "../fields";

type Choices = Pick<CartLine, "choices">;
type Metadata = ({ key: string; value?: string | null } | null)[] | null | undefined;

const CHOICES_MAX = 10;
const TEXT_LENGTH_MAX = 200;

/** Choices in a cart line's data: JSON of `[{ name, value }]` that the plugin makes; {} for none, or anything else. */
export function readCartChoices(data: Metadata): Choices {
  const json = data?.find((one) => one?.key === CHOICES_KEY)?.value;
  try {
    const parsed: unknown = JSON.parse(json ?? "[]");
    const entries = Array.isArray(parsed) ? (parsed as Partial<Record<"name" | "value", unknown>>[]) : [];
    return toChoices(entries.map((one) => [text(one?.name), text(one?.value)]));
  } catch {
    return {};
  }
}

/** Choices in an order line's metadata, as WooCommerce shows it: all but hidden keys and the variation's `attributes`. */
export function readOrderChoices(metadata: Metadata, attributes: readonly string[]): Choices {
  const isShown = (key: string) => !/^(_|pa_|attribute_)/.test(key) && !attributes.includes(key);
  const entries = (metadata ?? []).map((one) => [text(one?.key), text(one?.value)] as const);
  return toChoices(entries.filter(([key]) => isShown(key)));
}

function toChoices(entries: (readonly [string, string])[]): Choices {
  const shorten = (html: string) => plainText(html).slice(0, TEXT_LENGTH_MAX);
  const choices = entries
    .map(([name, value]) => ({ label: shorten(name), value: shorten(value) }))
    .filter(({ label, value }) => label && value)
    .slice(0, CHOICES_MAX);
  return choices.length > 0 ? { choices } : {};
}
