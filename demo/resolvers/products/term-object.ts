import type { DemoContext } from "../../context.ts";
import { readAncestors, type StoredTerm } from "../../database/terms/read-terms.ts";
import { findAddressBase, nameTermType } from "../../database/terms/taxonomies.ts";
import { showPicture } from "../content/picture-object.ts";
import { showTermSeo } from "./term-seo.ts";

/** A term of any taxonomy; fields of some types are only selected on those. */
export function showTerm(term: StoredTerm) {
  const { id, taxonomy, slug, name, parent, place } = term;
  return {
    __typename: nameTermType(taxonomy),
    databaseId: id,
    taxonomyName: taxonomy,
    slug,
    name,
    description: term.description || null,
    parentDatabaseId: parent,
    menuOrder: place,
    uri: async (_args: unknown, { db }: DemoContext) => findAddress(db, term),
    image: showPicture(term.picture),
    seconddesc: term.secondDescription,
    secondImage: showPicture(term.secondPicture),
    seo: showTermSeo(term),
  };
}

/** Categories have ancestors; an attribute's terms have no page. */
async function findAddress(db: D1Database, term: StoredTerm): Promise<string | null> {
  const base = findAddressBase(term.taxonomy);
  if (base === null) return null;
  const above = await readAncestors(db, term);
  return `/${[base, ...above.map(({ slug }) => slug), term.slug].join("/")}/`;
}
