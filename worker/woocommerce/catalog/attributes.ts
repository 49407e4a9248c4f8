import type { ChoiceAttributesFragment } from "../../../graphql/generated/documents";
import { BRAND_ATTRIBUTE } from "../../../app/config/tracking";
import type { VariationAttribute, ProductAttribute, Term } from "../../../app/domain/product/product";
import { orderOptions } from "../../../app/domain/product/sizes";
import { decodeSlug } from "../../../app/domain/values/slug";
import { text, type Maybe } from "../fields";
import { readTextLanguage } from "../text-language";
import { sharedLanguage } from "../../../app/domain/values/text-language";

type AttributeNode = NonNullable<ChoiceAttributesFragment["attributes"]>["nodes"][number];

/** The attributes that variations differ in, their options in order; empty for products without variations. */
export function toChoices(product: Maybe<object>): VariationAttribute[] {
  return attributesOf(product)
    .filter((attribute) => attribute.variation)
    .map((attribute) => ({
      name: text(attribute.name),
      label: text(attribute.label),
      options: toOptions(attribute),
    }));
}

// Only some product types have attributes, and the generated types of the others lack the field.
function attributesOf(product: Maybe<object>): AttributeNode[] {
  return (product as Partial<ChoiceAttributesFragment> | null | undefined)?.attributes?.nodes ?? [];
}

/** Term slugs of each attribute, in order. */
export function listOrderedTerms(product: object): Map<string, string[]> {
  return new Map(
    attributesOf(product).map((attribute) => [text(attribute.name), toOptions(attribute).map(({ slug }) => slug)]),
  );
}

// A global attribute's options are in the sort order of WooCommerce's terms, a product's own attribute's in that of the
// product. WPGraphQL decodes the slugs of terms, not those of options.
function toOptions(attribute: AttributeNode): Term[] {
  const terms = ("terms" in attribute ? attribute.terms?.nodes : null) ?? [];
  const places = new Map(terms.map((term, place) => [decodeSlug(text(term.slug)), place]));
  const options = (attribute.options ?? []).flatMap((option) => {
    const slug = text(option);
    const place = places.get(decodeSlug(slug)) ?? terms.length;
    const term = terms[place];
    return slug ? [{ place, slug, name: text(term?.name) || slug, ...readTextLanguage(term) }] : [];
  });
  const placed = options.toSorted((one, other) => one.place - other.place);
  return orderOptions(placed, nameOf).map(({ place: _place, ...option }) => option);
}

function nameOf({ name }: Pick<Term, "name">): string {
  return name;
}

/** Visible attributes for the table below the description, their values in order. */
export function toAttributeTable(product: object): ProductAttribute[] {
  return attributesOf(product)
    .filter((attribute) => attribute.visible)
    .map((attribute) => {
      const options = toOptions(attribute);
      return {
        name: text(attribute.name),
        label: text(attribute.label),
        values: options.map(nameOf),
        ...sharedLanguage(options),
      };
    });
}

interface LabeledProduct {
  productCategories?: { nodes: { name?: string | null }[] } | null;
  productBrands?: { nodes: { name?: string | null }[] } | null;
}

/** Analytics labels of a product in a cart or an order: its first category and its brand. */
export function toTrackingLabels(product: Maybe<LabeledProduct>): {
  category: string | undefined;
  brand: string | undefined;
} {
  const attribute = attributesOf(product).find(({ name }) => name === BRAND_ATTRIBUTE);
  const brand = attribute ? toOptions(attribute)[0]?.name : undefined;
  const firstOf = (named: LabeledProduct["productBrands"]) => text(named?.nodes[0]?.name) || undefined;
  return { category: firstOf(product?.productCategories), brand: brand ?? firstOf(product?.productBrands) };
}

/** Attributes of a variation, or a product's defaults: pairs of taxonomy name and term slug. */
export function toPairs(
  nodes: Maybe<{ name: Maybe<string>; value: Maybe<string> }[]>,
): { name: string; value: string }[] {
  return (nodes ?? []).map((node) => ({ name: text(node.name), value: text(node.value) }));
}
