/** The arguments of `products(where:)` that the demo understands, named as in the schema. */
export interface ProductsWhere {
  search?: string | null;
  /** Not of the schema: where collectionStats looks for a phrase. */
  nameOrSku?: string | null;
  status?: string | null;
  visibility?: "VISIBLE" | "CATALOG" | "SEARCH" | "HIDDEN" | null;
  include?: number[] | null;
  exclude?: number[] | null;
  slugIn?: string[] | null;
  sku?: string | null;
  type?: string | null;
  typeIn?: string[] | null;
  typeNotIn?: string[] | null;
  stockStatus?: string[] | null;
  featured?: boolean | null;
  onSale?: boolean | null;
  minPrice?: number | null;
  maxPrice?: number | null;
  rating?: number[] | null;
  category?: string | null;
  categoryIn?: string[] | null;
  categoryNotIn?: string[] | null;
  categoryId?: number | null;
  categoryIdIn?: number[] | null;
  categoryIdNotIn?: number[] | null;
  tag?: string | null;
  tagIn?: string[] | null;
  tagNotIn?: string[] | null;
  tagId?: number | null;
  tagIdIn?: number[] | null;
  tagIdNotIn?: number[] | null;
  productBrand?: string | null;
  productBrandIn?: string[] | null;
  productBrandNotIn?: string[] | null;
  productBrandId?: number | null;
  productBrandIdIn?: number[] | null;
  productBrandIdNotIn?: number[] | null;
  attributes?: { relation?: string | null; queries?: TermFilter[] | null } | null;
  taxonomyFilter?: TaxonomyFilter | null;
  orderby?: ProductsOrder[] | null;
}

export interface TaxonomyFilter {
  relation?: "AND" | "OR" | null;
  filters?: TermFilter[] | null;
  and?: TermFilter[] | null;
  or?: TermFilter[] | null;
}

export interface TermFilter {
  /** PRODUCT_CAT, PA_RAZMER … */
  taxonomy: string;
  terms?: string[] | null;
  ids?: number[] | null;
  operator?: "IN" | "NOT_IN" | "AND" | "EXISTS" | "NOT_EXISTS" | null;
}

export interface ProductsOrder {
  field: string;
  order?: "ASC" | "DESC" | null;
}
