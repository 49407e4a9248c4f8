import type {
  CatalogProductFragment,
  GetCatalogProductRestQuery,
  PostSeoFragment,
  ProductTermFragment,
} from "../../../graphql/generated/documents";

/** A product of getCatalogProducts; its SEO data only if requested. */
export type CatalogNode = CatalogProductFragment & { seo?: PostSeoFragment | null };

type RestNode = NonNullable<GetCatalogProductRestQuery["products"]>["nodes"][number];
type VariableNode = Extract<RestNode, { variations?: unknown }>;

export type VariationNode = NonNullable<VariableNode["variations"]>["nodes"][number];
export type TermNode = ProductTermFragment;
