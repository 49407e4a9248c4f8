import { brands } from "../../catalog/brands.ts";
import type { DemoCatalog, DemoProduct } from "../../catalog/types.ts";
import type { TermDocument } from "../documents.ts";
import { foldText } from "../products/fold-text.ts";
import type { NamedTerms } from "./name-terms.ts";
import { numberTerms } from "./number-terms.ts";

type Row = Record<string, string | number | null>;

const NO_DOCUMENT: TermDocument = { description: "", secondDescription: null, picture: null, secondPicture: null };

export function listTermRows(catalog: DemoCatalog, names: NamedTerms): Row[] {
  const categories = catalog.categories.map((category) => {
    const { id, slug, name, parent, order, description, secondDescription, picture, secondPicture } = category;
    const document: TermDocument = {
      description,
      secondDescription: secondDescription ?? null,
      picture: picture ? names.picture(picture, name) : null,
      secondPicture: secondPicture ? names.picture(secondPicture, name) : null,
    };
    return toRow({ id, slug, name, taxonomy: "product_cat", place: order }, parent, document);
  });
  return [...categories, ...numberTerms(catalog).map((term) => toRow(term, null, describeTerm(term)))];
}

/** Only the brand taxonomy has descriptions; the attribute of the same brands has none, as recorded. */
function describeTerm({ taxonomy, slug }: { taxonomy: string; slug: string }): TermDocument {
  return taxonomy === "product_brand" ? { ...NO_DOCUMENT, description: brands[slug]?.description ?? "" } : NO_DOCUMENT;
}

function toRow(
  { id, taxonomy, slug, name, place }: { id: number; taxonomy: string; slug: string; name: string; place: number },
  parent: number | null,
  document: TermDocument,
): Row {
  return {
    id,
    taxonomy,
    slug,
    name,
    name_folded: foldText(name),
    parent,
    place,
    document: JSON.stringify(document),
  };
}

/** A product is in its categories' ancestors too, as in WooCommerce's counts and filters. */
export function listProductTerms(
  product: DemoProduct,
  names: NamedTerms,
  parentOf: ReadonlyMap<string, string | undefined>,
): Row[] {
  const categories = new Set<string>();
  for (let slug of product.categories as (string | undefined)[]) {
    for (; slug && !categories.has(slug); slug = parentOf.get(slug)) categories.add(slug);
  }
  const terms: [taxonomy: string, slugs: Iterable<string>][] = [
    ["product_cat", categories],
    ["product_tag", product.tags],
    ["product_brand", names.brandOf(product).map((brand) => brand.slug)],
    ["product_type", [product.type.toLowerCase()]],
    ["product_visibility", listVisibility(product)],
    ...Object.entries(product.attributes),
  ];
  return terms.flatMap(([taxonomy, slugs]) => [...slugs].map((slug) => ({ taxonomy, slug, product_id: product.id })));
}

function listVisibility({ visibility, averageRating }: DemoProduct): string[] {
  return [
    ...(visibility === "HIDDEN" ? ["exclude-from-search", "exclude-from-catalog"] : []),
    ...(averageRating > 0 ? [`rated-${Math.round(averageRating)}`] : []),
  ];
}
