import { decodeSlug } from "../../../app/domain/values/slug";
import { pickLanguage } from "../../../app/domain/values/text-language";
import { NO_CATALOG_FILTERS } from "../index/catalog-query";
import { CATEGORY } from "../index/catalog-product";
import { compareTexts } from "../../../app/domain/product/sizes";
import { openIndex } from "../index/open-index";
import { queryIndex } from "../index/query-index";
import { SEARCH_LANGUAGES } from "../index/search-languages";
import type { PublishedLists } from "../store/published-lists";
import type { TermData } from "../rows/row-data";
import type { TermOrder } from "./term-order";
import type { TermRows } from "../store/term-rows";

const WHOLE_SHOP = {
  filters: NO_CATALOG_FILTERS,
  search: "",
  orderby: "date",
  order: "desc",
  page: 1,
  perPage: 1,
  facets: true,
} as const;

/** The category tree, and the term counts of the whole shop, computed from the snapshot. */
export async function buildLists(
  snapshot: Uint8Array,
  termOrder: TermOrder,
  terms: Pick<TermRows, "list">,
): Promise<PublishedLists> {
  const { facets } = queryIndex(openIndex(snapshot, ...SEARCH_LANGUAGES), WHOLE_SHOP);
  const counts = Object.fromEntries(
    Object.entries(facets!.terms).map(([taxonomy, listed]) => [
      taxonomy,
      Object.fromEntries(listed.map(({ slug, count }) => [slug, count])),
    ]),
  );
  const ofCategories = new Map(Object.entries(counts[CATEGORY] ?? {}));
  const categories = (await terms.list())
    .filter(({ taxonomy }) => taxonomy === "category")
    .map(({ position, data }) => ({ position, term: JSON.parse(data) as TermData }))
    .toSorted((a, b) => a.position - b.position || compareTexts(a.term.name, b.term.name))
    .map(({ term }) => {
      const { databaseId, slug, name, parentId, image } = term;
      const count = ofCategories.get(decodeSlug(slug)) ?? 0;
      return { databaseId, slug, name, parentId, image, count, ...pickLanguage(term) };
    });
  return { categories, counts, termOrder };
}
