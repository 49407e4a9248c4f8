import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { AnyVariables } from "@urql/core";
import type { DefinitionNode, DirectiveNode, SelectionNode } from "graphql";
import {
  GetBrandImagesDocument,
  GetBrandsDocument,
  GetCategoryExtrasDocument,
  GetCollectionStatsDocument,
  GetLoginClientsDocument,
  GetProductBrandsDocument,
  GetProductSeoDocument,
  GetStorefrontStockDocument,
  GetStripePaymentIntentDocument,
  GetTagImagesDocument,
} from "../../graphql/generated/documents";
import { BRAND_TAXONOMY } from "../config/tracking";
import type { BackendClient } from "./client";

/** Parts that a merchant's WordPress may lack; one of their fields in another operation would end all of it (design §6). */
const PARTS = {
  /** Yoast SEO. */
  seo: part(GetProductSeoDocument, { slug: "" }),
  /** Headless Login. */
  loginClients: part(GetLoginClientsDocument, {}),
  /** WooNuxt Settings. */
  stripePaymentIntent: part(GetStripePaymentIntentDocument, { stripePaymentMethod: "PAYMENT" }),
  /** The taxonomy product_brand. */
  productBrands: part(GetProductBrandsDocument, {}),
  /** The attribute pa_brands. */
  brandAttribute: part(GetBrandsDocument, { taxonomies: [BRAND_TAXONOMY as never] }),
  collectionStats: part(GetCollectionStatsDocument, {}),
  categoryExtras: part(GetCategoryExtrasDocument, { slug: "" }),
  tagImages: part(GetTagImagesDocument, {}),
  brandImages: part(GetBrandImagesDocument, {}),
  /** This shop's plugin, from 1.4 on. */
  stockLetters: part(GetStorefrontStockDocument, { ids: [] }),
};

export type Capability = keyof typeof PARTS;
export type Capabilities = Record<Capability, boolean>;

export const CAPABILITIES = Object.keys(PARTS) as Capability[];

/**
 * What the backend offers, by asking the very operations with every root field skipped: they are validated, never run.
 * One after the other, to leave room for the page beside them. null when one got no answer: then nothing is known (design §6).
 */
export async function probeCapabilities(client: BackendClient): Promise<Capabilities | null> {
  const found: Partial<Capabilities> = {};
  for (const name of CAPABILITIES) {
    const { document, variables } = PARTS[name];
    const { failure } = await client.query(skipRoots(document), variables);
    if (failure && failure.kind !== "refused") return null;
    found[name] = failure === null;
  }
  return found as Capabilities;
}

function part<T, V extends AnyVariables>(document: TypedDocumentNode<T, V>, variables: V) {
  return { document: document as TypedDocumentNode<unknown, AnyVariables>, variables: variables as AnyVariables };
}

// `@skip(if: true)`, as graphql-js parses it.
const SKIPPED = {
  kind: "Directive",
  name: { kind: "Name", value: "skip" },
  arguments: [{ kind: "Argument", name: { kind: "Name", value: "if" }, value: { kind: "BooleanValue", value: true } }],
} as DirectiveNode;

function skipRoots(document: TypedDocumentNode<unknown, AnyVariables>): TypedDocumentNode<unknown, AnyVariables> {
  const definitions = document.definitions.map((definition): DefinitionNode => {
    if (definition.kind !== "OperationDefinition") return definition;
    const skip = <T extends SelectionNode>(root: T) => ({ ...root, directives: [...(root.directives ?? []), SKIPPED] });
    const selections = definition.selectionSet.selections.map(skip);
    return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
  });
  // A new document: urql marks what it has sent, and would send the marked one again in place of a copy.
  return { kind: document.kind, definitions };
}
