import { writeTermSeo } from "../../content/seo.ts";
import type { DemoContext } from "../../context.ts";
import { readAncestors, type StoredTerm } from "../../database/terms/read-terms.ts";
import { showSeo } from "../content/seo-object.ts";

/** Their paths in the shop; terms of other taxonomies have no page. */
const BASES: Record<string, string> = {
  product_cat: "/produkt-kategoriya",
  product_tag: "/produkt-etiket",
  product_brand: "/marka-produkt",
};

/** The `seo` field of a category, a tag or a brand. */
export function showTermSeo(term: StoredTerm) {
  return async (_args: unknown, { db }: DemoContext) => {
    const base = BASES[term.taxonomy];
    if (base === undefined) return null;
    const above = await readAncestors(db, term);
    const paths = [...above, term].map((_, depth, all) =>
      [base, ...all.slice(0, depth + 1).map(({ slug }) => slug)].join("/"),
    );
    const seo = writeTermSeo({
      name: term.name,
      description: term.description,
      path: paths.at(-1) ?? base,
      picture: term.picture?.file,
      trail: above.map(({ name }, depth) => [name, paths[depth] ?? base]),
    });
    return showSeo(seo, term.picture);
  };
}
