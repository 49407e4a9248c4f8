/** The arguments of `products(where:)` that the demo understands, named as in the schema; it ignores the others. */
export interface ProductsWhere {
  status?: string | null;
  visibility?: "VISIBLE" | "CATALOG" | "SEARCH" | "HIDDEN" | null;
  include?: number[] | null;
  exclude?: number[] | null;
  slugIn?: string[] | null;
  onSale?: boolean | null;
  minPrice?: number | null;
  maxPrice?: number | null;
  rating?: number[] | null;
  stockStatus?: ("IN_STOCK" | "OUT_OF_STOCK" | "ON_BACKORDER")[] | null;
  taxonomyFilter?: TaxonomyFilter | null;
  orderby?: ProductsOrder[] | null;
}

export interface TaxonomyFilter {
  and?: TermFilter[] | null;
  filters?: TermFilter[] | null;
}

interface TermFilter {
  /** PRODUCT_CAT, PA_RAZMER … */
  taxonomy: string;
  terms?: string[] | null;
}

interface ProductsOrder {
  field: string;
  order?: "ASC" | "DESC" | null;
}
