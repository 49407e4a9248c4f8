/** Taxonomies other than attributes: their type in the schema, name in TaxonomyEnum and path prefix. */
const FIXED: Record<string, { typename: string; enumName: string; base: string | null }> = {
  product_cat: { typename: "ProductCategory", enumName: "PRODUCTCATEGORY", base: "product-category" },
  product_tag: { typename: "ProductTag", enumName: "PRODUCTTAG", base: "product-tag" },
  product_brand: { typename: "ProductBrand", enumName: "PRODUCTBRAND", base: "brand" },
  product_type: { typename: "ProductType", enumName: "PRODUCTTYPE", base: null },
  product_visibility: { typename: "VisibleProduct", enumName: "VISIBLEPRODUCT", base: null },
};

/** pa_razmer -> PaRazmer */
export function nameTermType(taxonomy: string): string {
  return FIXED[taxonomy]?.typename ?? taxonomy.split("_").map(capitalize).join("");
}

/** pa_razmer -> PARAZMER, as in TaxonomyEnum; in ProductAttributeEnum it is PA_RAZMER. */
export function nameTaxonomyValue(taxonomy: string): string {
  return FIXED[taxonomy]?.enumName ?? taxonomy.replaceAll("_", "").toUpperCase();
}

/** null: the terms of the taxonomy have no pages. */
export function findAddressBase(taxonomy: string): string | null {
  return FIXED[taxonomy]?.base ?? null;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
