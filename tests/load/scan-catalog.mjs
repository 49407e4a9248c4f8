// What the index is compared with: every product looked at for every query, as a program without an index would.

/** The same page, total and counts of terms as the index gives, searching by words inside names. */
export function scanProducts(products, { filters, search, orderby, order, page, perPage }) {
  const words = search.toLowerCase().split(" ").filter(Boolean);
  const base = products.filter(
    (product) =>
      words.every((word) => product.name.includes(word)) &&
      (!filters.scope || product.terms[filters.scope.taxonomy]?.includes(filters.scope.slug)),
  );
  const matchesOthers = (product, left) =>
    Object.entries(filters.terms).every(
      ([taxonomy, slugs]) => taxonomy === left || slugs.some((slug) => product.terms[taxonomy]?.includes(slug)),
    ) &&
    (left === "price" ||
      !filters.price ||
      (product.price.lowest <= filters.price.to && product.price.highest >= filters.price.from)) &&
    (left === "sale" || !filters.onSale || product.onSale);
  const found = base.filter((product) => matchesOthers(product, null));
  const counts = new Map();
  for (const product of base) {
    for (const [taxonomy, slugs] of Object.entries(product.terms)) {
      if (!matchesOthers(product, taxonomy)) continue;
      for (const slug of slugs) counts.set(slug, (counts.get(slug) ?? 0) + 1);
    }
  }
  const value = (product) => (orderby === "price" ? product.price.lowest : product.date);
  const sign = order === "asc" ? 1 : -1;
  found.sort((a, b) => sign * (value(a) - value(b)) || b.id - a.id);
  return { ids: found.slice((page - 1) * perPage, page * perPage).map(({ id }) => id), total: found.length, counts };
}
