import type { Tag } from "../../app/domain/catalog/category";
import { decodeSlug } from "../../app/domain/values/slug";
import { pickLanguage } from "../../app/domain/values/text-language";
import { SCOPE_TAXONOMIES } from "./listings";
import type { CatalogReader } from "./store/catalog-reader";
import { findTerm } from "./store/row-reader";

/** The page data of a tag or a brand; null: there is none. Throws BackendFault. */
export async function describeTag(reader: CatalogReader, kind: "tag" | "brand", slug: string): Promise<Tag | null> {
  const [term, { lists }] = await Promise.all([findTerm(reader, kind, slug), reader.open()]);
  if (!term) return null;
  const { databaseId, name, description, uri } = term;
  const count = lists.counts[SCOPE_TAXONOMIES[kind]]?.[decodeSlug(term.slug)] ?? 0;
  return { databaseId, slug: term.slug, name, count, description, uri, ...pickLanguage(term) };
}
