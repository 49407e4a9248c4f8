import type { CatalogFilters, CatalogQuery } from "../../worker/catalog/index/catalog-query";
import type { CatalogProduct, CatalogTerm } from "../../worker/catalog/index/catalog-product";

/** What the index has to answer, said as plainly as can be: every product looked at, nothing prepared. */
interface NaiveResult {
  ids: number[];
  total: number;
  terms: Record<string, Record<string, number>>;
  priceRange: { lowest: number; highest: number } | null;
  ratings: Record<number, number>;
  onSale: number;
}

/** A search is given as what it finds: naiveSearch. */
export function naiveQuery(products: CatalogProduct[], terms: CatalogTerm[], query: CatalogQuery): NaiveResult {
  const hasTerm = (product: CatalogProduct, taxonomy: string, slug: string) =>
    allTerms(product, terms).some((one) => one.taxonomy === taxonomy && one.slug === slug);
  const shown = query.search
    ? naiveSearch(products, terms, query.search)
    : products.filter(({ visibility }) => visibility === "visible" || visibility === "catalog");
  const { scope } = query.filters;
  const base = shown.filter((product) => !scope || hasTerm(product, scope.taxonomy, scope.slug));
  const without = (name: string | null) =>
    base.filter((product) => meetsFilters(product, query.filters, name, (...term) => hasTerm(product, ...term)));
  const chosen = without(null);
  const from = (query.page - 1) * query.perPage;
  const counted: NaiveResult["terms"] = {};
  for (const { taxonomy, slug } of terms) {
    if (!base.some((product) => hasTerm(product, taxonomy, slug))) continue;
    (counted[taxonomy] ??= {})[slug] = without(taxonomy).filter((product) => hasTerm(product, taxonomy, slug)).length;
  }
  const prices = without("price").flatMap(({ price }) => (price ? [price] : []));
  const rated = [1, 2, 3, 4, 5].filter((stars) => base.some(({ rating }) => Math.round(rating) === stars));
  const countRated = (stars: number) => without("rating").filter(({ rating }) => Math.round(rating) === stars).length;
  return {
    ids: sortProducts(chosen, query)
      .slice(from, from + query.perPage)
      .map(({ id }) => id),
    total: chosen.length,
    terms: counted,
    priceRange:
      prices.length === 0
        ? null
        : {
            lowest: Math.min(...prices.map(({ lowest }) => lowest)),
            highest: Math.max(...prices.map(({ highest }) => highest)),
          },
    ratings: Object.fromEntries(rated.map((stars) => [stars, countRated(stars)])),
    onSale: without("sale").filter(({ onSale }) => onSale).length,
  };
}

function meetsFilters(
  { price, onSale, rating }: CatalogProduct,
  filters: CatalogFilters,
  left: string | null,
  has: (taxonomy: string, slug: string) => boolean,
): boolean {
  const chosen = Object.entries(filters.terms).filter(([taxonomy, slugs]) => taxonomy !== left && slugs.length > 0);
  const isPriced = !filters.price || left === "price";
  return (
    chosen.every(([taxonomy, slugs]) => slugs.some((slug) => has(taxonomy, slug))) &&
    (isPriced || (price !== null && price.lowest <= filters.price!.to && price.highest >= filters.price!.from)) &&
    (!filters.onSale || left === "sale" || onSale) &&
    (filters.ratings.length === 0 || left === "rating" || filters.ratings.includes(Math.round(rating)))
  );
}

/** The terms of a product and all above them. */
function allTerms(product: CatalogProduct, terms: CatalogTerm[]): CatalogTerm[] {
  const find = (taxonomy: string, slug: string) => terms.find((one) => one.taxonomy === taxonomy && one.slug === slug);
  return Object.entries(product.terms).flatMap(([taxonomy, slugs]) =>
    slugs.flatMap((slug) => {
      const chain: CatalogTerm[] = [];
      for (let term = find(taxonomy, slug); term; term = find(taxonomy, term.parent ?? "")) chain.push(term);
      return chain;
    }),
  );
}

function sortProducts(products: CatalogProduct[], { orderby, order }: CatalogQuery): CatalogProduct[] {
  const sign = order === "asc" ? 1 : -1;
  const names = new Intl.Collator("bg", { numeric: true, sensitivity: "base" });
  const compare = (a: CatalogProduct, b: CatalogProduct): number => {
    if (orderby === "alphabetically") return sign * names.compare(a.name, b.name);
    if (orderby === "price") {
      if (!a.price || !b.price) return Number(!a.price) - Number(!b.price);
      return sign * (a.price.lowest - b.price.lowest);
    }
    const column = ({ date: "date", rating: "rating", popularity: "totalSales", discount: "discount" } as const)[
      orderby as "date"
    ];
    return sign * (a[column] - b[column]);
  };
  return products.toSorted((a, b) => compare(a, b) || b.id - a.id);
}

/**
 * Words are whole and one-formed here: how they are inflected and misspelled is tested elsewhere. A name's last word is its kind, and
 * no word is a purpose.
 */
export function naiveSearch(products: CatalogProduct[], terms: CatalogTerm[], search: string): CatalogProduct[] {
  const words = search.split(" ");
  const shown = products.filter(({ visibility }) => visibility === "visible" || visibility === "search");
  const inNames = (product: CatalogProduct) =>
    [product.name, ...allTerms(product, terms).map(({ name }) => name)].flatMap((name) => name.split(" "));
  const anywhere = (product: CatalogProduct) => [...inNames(product), ...product.text.split(" ")];
  const kinds = words.filter(
    (word) =>
      products.some(({ name }) => name.split(" ").at(-1) === word) ||
      terms.some(({ taxonomy, name }) => taxonomy === "product_cat" && name === word),
  );
  const isOfKind = (product: CatalogProduct) => kinds.some((word) => inNames(product).includes(word));
  const sought = shown.some(isOfKind) ? shown.filter(isOfKind) : shown;
  // Texts alone aren't enough where a name has one of the words.
  const named = shown.filter((product) => words.some((word) => inNames(product).includes(word)));
  for (const wordsOf of [inNames, anywhere]) {
    const all = sought
      .filter((product) => named.length === 0 || named.includes(product))
      .filter((product) => words.every((word) => wordsOf(product).includes(word)));
    // What many texts mention and no name has says nothing of a product.
    if (all.length > 0) return named.length === 0 && all.length > Math.max(8, products.length / 40) ? [] : all;
  }
  const count = (product: CatalogProduct) => words.filter((word) => inNames(product).includes(word)).length;
  // A word that a product lacks must be one of some name.
  const unnamed = words.filter((word) => !shown.some((product) => inNames(product).includes(word)));
  const possible = shown.filter((product) => unnamed.every((word) => anywhere(product).includes(word)));
  const ofKind = possible.filter(isOfKind);
  const most = Math.max(0, ...ofKind.map(count));
  if (ofKind.length > 0) return ofKind.filter((product) => count(product) === most);
  return possible.filter((product) => count(product) * 2 > words.length);
}
