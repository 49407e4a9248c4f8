import type { ChosenAttribute, ProductAttribute } from "../database/documents.ts";
import { showNodes } from "./connections.ts";

/** The real types of these terms (PaRazmer …) depend on the merchant; a shop only asks for name and slug. */
const TERM_TYPENAME = "ProductTag";

export function showAttributes(attributes: readonly ProductAttribute[]) {
  return showNodes(
    attributes.map(({ name, label, terms, variation }) => ({
      __typename: "GlobalProductAttribute",
      name,
      label,
      options: terms.map(({ slug }) => slug),
      variation,
      visible: true,
      scope: "GLOBAL",
      terms: showNodes(terms.map((term) => ({ ...term, __typename: TERM_TYPENAME }))),
    })),
  );
}

export function showDefaultAttributes(attributes: readonly ChosenAttribute[]) {
  return attributes.length ? showNodes(attributes) : null;
}
