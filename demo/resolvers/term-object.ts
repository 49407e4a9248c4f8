import type { DemoContext } from "../context.ts";
import { findTerms, readAncestors, readTerm, type StoredTerm, type TermsWhere } from "../database/read-terms.ts";
import { findAddressBase, nameTermType } from "../database/taxonomies.ts";
import { limitFirst, showPage, type ConnectionArguments } from "./connections.ts";
import { showPicture } from "./pictures.ts";
import { showTermSeo } from "./term-seo.ts";

export interface TermsArguments extends ConnectionArguments {
  where?: TermsWhere | null;
}

/** A term of any taxonomy; what only some of them have is asked of those alone. */
export function showTerm(term: StoredTerm) {
  const { id, taxonomy, slug, name, count, parent, place } = term;
  return {
    __typename: nameTermType(taxonomy),
    databaseId: id,
    taxonomyName: taxonomy,
    slug,
    name,
    count: count || null,
    description: term.description || null,
    parentDatabaseId: parent,
    menuOrder: place,
    uri: async (_args: unknown, { db }: DemoContext) => findAddress(db, term),
    parent: async (_args: unknown, { db }: DemoContext) => {
      const found = parent === null ? null : await readTerm(db, taxonomy, { column: "id", value: parent });
      return found && { node: showTermObject(found) };
    },
    ancestors: async ({ first }: ConnectionArguments, { db }: DemoContext) => {
      const above = await readAncestors(db, term);
      return above.length ? { nodes: above.toReversed().slice(0, limitFirst(first)).map(showTermObject) } : null;
    },
    children: async (args: TermsArguments, { db }: DemoContext) =>
      listTerms(db, [taxonomy], { ...args, where: { ...args.where, parent: id } }),
    image: showPicture(term.picture),
    seconddesc: term.secondDescription,
    secondImage: showPicture(term.secondPicture),
    seo: showTermSeo(term),
  };
}

export async function listTerms(db: D1Database, taxonomies: readonly string[], args: TermsArguments) {
  return showPage(
    args,
    (page) => findTerms(db, taxonomies, args.where ?? {}, page),
    ({ id }) => id,
    showTermObject,
  );
}

/** Apart, so that the type of a term doesn't mean itself. */
function showTermObject(term: StoredTerm): object {
  return showTerm(term);
}

/** Categories carry those above them; an attribute's terms have no page. */
async function findAddress(db: D1Database, term: StoredTerm): Promise<string | null> {
  const base = findAddressBase(term.taxonomy);
  if (base === null) return null;
  const above = await readAncestors(db, term);
  return `/${[base, ...above.map(({ slug }) => slug), term.slug].join("/")}/`;
}
