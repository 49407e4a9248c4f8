import { LANGUAGE_PATHS } from "../../app/config/language-paths";
import { statedLanguage, type Environment } from "../platform/environment";
import { catalogScope } from "../catalog/store/scope";
import type { CatalogReader } from "../catalog/store/catalog-reader";

/** A WordPress page for which the shop has a fixed path in each language, such as its terms. */
export interface NamedPage {
  /** Its path in WordPress, as the replica stores it: "/terms-and-conditions". */
  stored: string;
  /** Its path in the shop, without the language's prefix: "/terms". */
  path: string;
}

const PAGES = `SELECT o.path AS stored, n.value ->> 1 AS path FROM json_each(?3) n
  JOIN catalog_post p ON p.scope = ?2 AND p.type = 'page' AND p.path = n.value ->> 0
  JOIN catalog_post o ON o.scope = ?1 AND o.id = p.id`;

/**
 * The translations of the pages at the main language's fixed paths; merchants may give a translation any slug. [] in
 * the main language, where the paths in WordPress and in the shop are the same. Throws BackendFault.
 */
export async function listNamedPages(reader: CatalogReader, environment: Environment): Promise<NamedPage[]> {
  const language = statedLanguage(environment);
  const [main] = environment.site.languages;
  const [originals, own] = [LANGUAGE_PATHS.get(main!), LANGUAGE_PATHS.get(language ?? "")];
  if (!originals || !own) return [];
  const names = (Object.keys(own) as (keyof typeof own)[]).filter((name) => /^\/[^:*]*$/.test(originals[name]));
  const pairs = names.map((name) => [originals[name], own[name].slice(own.prefix.length) || "/"]);
  return reader.select<NamedPage>(PAGES, catalogScope({ ...environment, language: main! }), JSON.stringify(pairs));
}
