import type { DemoContext } from "../../context.ts";
import { readAncestors, type StoredTerm } from "../../database/terms/read-terms.ts";
import { findAddressBase, nameTermType } from "../../database/terms/taxonomies.ts";
import type { Language } from "../../languages/language.ts";
import { translateStoredTerm } from "../../languages/translate-term.ts";
import { showPicture } from "../content/picture-object.ts";
import { showTermSeo } from "./term-seo.ts";

/** A term of any taxonomy; fields of some types are only selected on those. */
export function showTerm(original: StoredTerm, language: Language) {
  const term = translateStoredTerm(original, language);
  const { id, taxonomy, slug, name, parent, place } = term;
  return {
    __typename: nameTermType(taxonomy),
    databaseId: id,
    taxonomyName: taxonomy,
    slug,
    name,
    textLanguage: term.textLanguage,
    description: term.description || null,
    parentDatabaseId: parent,
    menuOrder: place,
    uri: async (_args: unknown, { db }: DemoContext) => findAddress(db, original, language),
    image: showPicture(term.picture),
    seconddesc: term.secondDescription,
    secondImage: showPicture(term.secondPicture),
    seo: showTermSeo(original, language),
  };
}

/** Categories have ancestors; an attribute's terms have no page. */
async function findAddress(db: D1Database, term: StoredTerm, language: Language): Promise<string | null> {
  const base = findAddressBase(term.taxonomy);
  if (base === null) return null;
  const above = await readAncestors(db, term);
  const slugs = [...above, term].map((one) => translateStoredTerm(one, language).slug);
  return `${language.prefix}/${[base, ...slugs].join("/")}/`;
}
