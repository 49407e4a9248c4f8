import type { Site } from "../../app/config/site.ts";
import { GetAttributeSampleDocument } from "../../graphql/generated/documents.ts";
import { readable } from "./check-settings.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

const SHARE_WORTH_A_FILTER = 0.05;
const KNOWN_KEY = /^pa_[a-z0-9_-]{1,60}$/;

/** Attributes of the newest hundred products, and what of them listings filter by. */
export async function checkFilters(guest: Guest, site: Site): Promise<Finding> {
  const { answer } = await guest.ask(GetAttributeSampleDocument, {});
  // A product that can't be read is null, with a mistake beside it.
  const found = (answer.data?.products?.nodes ?? []).filter(Boolean);
  const sample = found.map((product) => [
    ...(product.productBrands?.nodes.length ? ["product_brand"] : []),
    ...("attributes" in product ? (product.attributes?.nodes ?? []).map(({ name }) => readable(name ?? "")) : []),
  ]);
  return judgeFilters(sample, site.filterAttributes);
}

/** `sample`: of each product the names of its attributes, and product_brand where it has one. */
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
  if (missed.length === 0 && unusable.length === 0) return { level: "ok", subject, said };
  if (missed.length === 0)
    return {
      level: "advice",
      subject,
      said: `${said}; ${unusable.join(", ")} can be none: its slug isn't Latin`,
      todo: "Products > Attributes: give it a slug of Latin letters, such as razmer",
    };
  return {
    level: "advice",
    subject,
    said: `${said}; products also have ${[...missed, ...unusable].join(", ")}`,
    fix: { key: "SITE.filterAttributes", value: [...shown, ...missed] },
  };
}
