import type { Site } from "../../app/config/site.ts";
import { GetAttributeSampleDocument, type GetAttributeSampleQuery } from "../../graphql/generated/documents.ts";
import { readable } from "./check-settings.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

const SHARE_WORTH_A_FILTER = 0.05;
const KNOWN_KEY = /^pa_[a-z0-9_-]{1,60}$/;

/**
 * How many of the newest products are read. A single unreadable product makes WooGraphQL refuse the whole query; then
 * the next smaller number is tried.
 */
const SAMPLE_SIZES = [100, 50, 20, 5];

/** Checks which attributes the newest products have, and by which of them listings filter. */
export async function checkFilters(guest: Guest, site: Site): Promise<Finding> {
  let reason: string | undefined;
  for (const first of SAMPLE_SIZES) {
    const { data, errors } = (await guest.ask(GetAttributeSampleDocument, { first })).answer;
    if (data?.products) return judgeFilters(data.products.nodes.map(listAttributes), site.filterAttributes);
    reason = errors?.[0]?.message;
  }
  throw new Error(reason ?? "an answer without products");
}

type Sampled = NonNullable<GetAttributeSampleQuery["products"]>["nodes"][number];

function listAttributes(product: Sampled): string[] {
  const attributes = "attributes" in product ? (product.attributes?.nodes ?? []) : [];
  return [
    ...(product.productBrands?.nodes.length ? ["product_brand"] : []),
    ...attributes.map(({ name }) => readable(name ?? "")),
  ];
}

/** `sample`: for each product the names of its attributes, and product_brand if it has one. */
export function judgeFilters(sample: readonly string[][], configured: readonly string[]): Finding {
  const subject = "Filters";
  const counts = new Map<string, number>();
  for (const name of sample.flatMap((names) => [...new Set(names)])) counts.set(name, (counts.get(name) ?? 0) + 1);
  const shown = configured.filter((key) => counts.has(key));
  const isBranded = shown.some((key) => /^(pa_brands?|product_brand)$/.test(key));
  const often = [...counts].filter(([, count]) => count >= sample.length * SHARE_WORTH_A_FILTER);
  const names = often.toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const missed = names.filter(
    (name) =>
      !shown.includes(name) && (name === "product_brand" || name === "pa_brands" ? !isBranded : KNOWN_KEY.test(name)),
  );
  const unusable = names.filter((name) => name.startsWith("pa_") && !KNOWN_KEY.test(name));
  const said = `by ${["categories", "price", ...shown].join(", ")}`;
  const others = [...missed, ...unusable];
  const also = others.length > 0 ? `; products also have ${others.join(", ")}` : "";
  // The merchant knows best which filters help. A shop without any is hardly intended.
  if (shown.length > 0 || others.length === 0) return { level: "ok", subject, said: said + also };
  if (missed.length > 0)
    return { level: "advice", subject, said: said + also, fix: { key: "SITE.filterAttributes", value: missed } };
  return {
    level: "advice",
    subject,
    said: `${said + also}, which can be none: the slug isn't Latin`,
    todo: "Products > Attributes: give it a slug of Latin letters, such as razmer",
  };
}
