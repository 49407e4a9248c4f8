import type { ChosenAttribute, ProductAttribute } from "../../database/documents.ts";
import { nameTermType } from "../../database/terms/taxonomies.ts";
import { showNodes } from "../connections.ts";

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
      terms: showNodes(terms.map((term) => ({ ...term, __typename: nameTermType(name), taxonomyName: name }))),
    })),
  );
}

export function showDefaultAttributes(attributes: readonly ChosenAttribute[]) {
  return attributes.length ? showNodes(attributes) : null;
}
