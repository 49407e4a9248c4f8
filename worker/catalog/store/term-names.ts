import { readSlug } from "../../../app/domain/catalog/listing-scope";
import { BRAND, TAG } from "../index/catalog-product";

/** Display names of attributes, their terms, brands and tags. */
export interface TermNames {
  /** Attribute labels by taxonomy: "pa_brands" -> "Brand". */
  labels: ReadonlyMap<string, string>;
  /** By taxonomy ("pa_razmer", "product_brand", "product_tag") and decoded slug, in the merchant's order. */
  terms: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

interface Row {
  taxonomy: string;
  slug: string;
  name: string;
}

const WORDPRESS_NAMES: Record<string, string> = { brand: BRAND, tag: TAG };

/** All names of a scope; categories are in the published lists (published-lists.ts). */
export async function readTermNames(db: D1Database, scope: string): Promise<TermNames> {
  const [attributes, terms] = await db.batch<Row>([
    db
      .prepare("SELECT taxonomy, slug, name FROM catalog_attribute WHERE scope = ?1 ORDER BY taxonomy, slug")
      .bind(scope),
    db
      .prepare(
        `SELECT taxonomy, slug, data ->> '$.name' AS name FROM catalog_term
        WHERE scope = ?1 AND taxonomy <> 'category' ORDER BY taxonomy, position, id`,
      )
      .bind(scope),
  ]);
  const labels = new Map<string, string>();
  const names = new Map<string, Map<string, string>>();
  for (const { taxonomy, slug, name } of [...attributes!.results, ...terms!.results]) {
    const key = WORDPRESS_NAMES[taxonomy] ?? taxonomy;
    if (slug === "") labels.set(key, name);
    else names.set(key, (names.get(key) ?? new Map<string, string>()).set(readSlug(slug), name));
  }
  return { labels, terms: names };
}
