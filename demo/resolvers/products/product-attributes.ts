import type { ChosenAttribute, ProductAttribute } from "../../database/documents.ts";
import attributes from "../../catalog/attributes.json" with { type: "json" };
import { nameTermType } from "../../database/terms/taxonomies.ts";
import { showNodes, type ConnectionArguments } from "../connections.ts";

interface TermArguments extends ConnectionArguments {
  where?: { orderby?: string } | null;
}

/** In the order of the attribute's terms in WooCommerce; they are given by name. */
function placeTerms<Term extends { slug: string }>(name: string, terms: readonly Term[]): Term[] {
  const all = attributes.find((attribute) => attribute.name === name)?.terms.map(({ slug }) => slug) ?? [];
  return terms.toSorted((one, other) => all.indexOf(one.slug) - all.indexOf(other.slug));
}

export function showAttributes(own: readonly ProductAttribute[]) {
  return showNodes(
    own.map(({ name, label, terms, variation }) => ({
      __typename: "GlobalProductAttribute",
      name,
      label,
      options: terms.map(({ slug }) => slug),
      variation,
      visible: true,
      scope: "GLOBAL",
      terms: (args: TermArguments) => {
        const placed = args.where?.orderby === "MENU_ORDER" ? placeTerms(name, terms) : terms;
        return showNodes(placed.map((term) => ({ ...term, __typename: nameTermType(name), taxonomyName: name })))(args);
      },
    })),
  );
}

export function showDefaultAttributes(attributes: readonly ChosenAttribute[]) {
  return attributes.length ? showNodes(attributes) : null;
}
