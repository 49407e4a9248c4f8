import { attributes } from "../catalogue/attributes.ts";
import type { DemoContext } from "../context.ts";
import { normaliseSlug } from "../database/normalise-slug.ts";
import { readTerm } from "../database/read-terms.ts";
import { nameTermType, readTaxonomyValue } from "../database/taxonomies.ts";
import { readGlobalId } from "./connections.ts";
import { listTerms, showTerm, type TermsArguments } from "./term-object.ts";

interface TermArguments {
  id: string;
  idType?: "DATABASE_ID" | "ID" | "NAME" | "SLUG" | "URI" | null;
}

type RootTermsArguments = TermsArguments & { where?: { taxonomies?: (string | null)[] | null } | null };

export const termQueries = {
  terms,
  productCategories: listOf("product_cat"),
  productTags: listOf("product_tag"),
  productBrands: listOf("product_brand"),
  productCategory: oneOf("product_cat"),
  productTag: oneOf("product_tag"),
  productBrand: oneOf("product_brand"),
  // allPaRazmer …: one list for each attribute.
  ...Object.fromEntries(attributes.map(({ name }) => [`all${nameTermType(name)}`, listOf(name)])),
};

async function terms(args: RootTermsArguments, { db }: DemoContext) {
  const taxonomies = (args.where?.taxonomies ?? []).flatMap((value) => (value ? [readTaxonomyValue(value)] : []));
  return listTerms(db, taxonomies, args);
}

function listOf(taxonomy: string) {
  return async (args: TermsArguments, { db }: DemoContext) => listTerms(db, [taxonomy], args);
}

/** An unknown term is null without an error. */
function oneOf(taxonomy: string) {
  return async ({ id, idType }: TermArguments, { db }: DemoContext) => {
    const found = await readTerm(db, taxonomy, toKey(id, idType ?? "ID"));
    return found && showTerm(found);
  };
}

function toKey(id: string, idType: NonNullable<TermArguments["idType"]>): Parameters<typeof readTerm>[2] {
  switch (idType) {
    case "SLUG":
      return { column: "slug", value: normaliseSlug(id) };
    case "URI":
      return { column: "slug", value: normaliseSlug(id.split("/").findLast((part) => part !== "") ?? "") };
    case "NAME":
      return { column: "name", value: id };
    case "DATABASE_ID":
      return { column: "id", value: Number.parseInt(id, 10) || 0 };
    default:
      return { column: "id", value: readGlobalId("term", id) ?? 0 };
  }
}
