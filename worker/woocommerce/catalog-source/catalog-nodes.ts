import type {
  CatalogProductFragment,
  GetCatalogProductRestQuery,
  PostSeoFragment,
  ProductTermFragment,
} from "../../../graphql/generated/documents";

/** A product as getCatalogProducts brings it; its SEO block only where it was asked for. */
export type CatalogNode = CatalogProductFragment & { seo?: PostSeoFragment | null };

type RestNode = NonNullable<GetCatalogProductRestQuery["products"]>["nodes"][number];
type VariableNode = Extract<RestNode, { variations?: unknown }>;

export type VariationNode = NonNullable<VariableNode["variations"]>["nodes"][number];
export type TermNode = ProductTermFragment;
