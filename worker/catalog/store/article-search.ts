import { postPath } from "../../../app/domain/content/blog-path";
import type { FoundArticle } from "../../../app/domain/catalog/found-article";
import { pickLanguage } from "../../../app/domain/values/text-language";
import { NO_CATALOG_FILTERS } from "../index/catalog-query";
import type { CatalogIndex } from "../index/open-index";
import { queryIndex } from "../index/query-index";
import { resolveSearch } from "../index/search/resolve-search";
import type { SearchOptions } from "../index/search/search";
import type { CatalogReader } from "./catalog-reader";
import type { LoadedCatalog } from "./index-cache";
import { listPostCards } from "./post-reader";

/** At most `count` posts and pages with every word of a search, best first. Throws BackendFault. */
export async function searchArticles(
  reader: CatalogReader,
  search: string,
  count: number,
  options: SearchOptions,
): Promise<FoundArticle[]> {
  const { cards } = await reader.find(
    (catalog) => ({ ids: findArticles(catalog, search, count, options) }),
    (ids) => listPostCards(reader, ids),
  );
  return cards.map((card) => {
    const { type, title, slug, path, excerpt, date } = card;
    const isPost = type === "post";
    // An excerpt that WordPress cut from the text gets an ellipsis.
    const isCut = /[^.!?…\])]$/.test(excerpt);
    return {
      title,
      path: isPost ? postPath(slug) : path,
      excerpt: isCut ? `${excerpt}…` : excerpt,
      date: isPost ? date : null,
      ...pickLanguage(card),
    };
  });
}

function findArticles(
  { index, articles }: LoadedCatalog,
  search: string,
  perPage: number,
  options: SearchOptions,
): number[] {
  // A word that products have isn't a misspelling of a similar word in a title.
  const [ofProducts, ofArticles] = [index, articles].map((one) => listKnown(one, search, options));
  if (ofProducts!.some((isKnown, place) => isKnown && !ofArticles![place])) return [];
  const order = { orderby: "relevance", order: "desc" } as const;
  const query = { ...order, filters: NO_CATALOG_FILTERS, search, page: 1, perPage, facets: false };
  const { ids, match } = queryIndex(articles, query, options);
  return match === "all" ? ids : [];
}

/** For each word of a search: whether the index has the word or a synonym, not only a similar one. */
function listKnown(index: CatalogIndex, search: string, { synonyms = [] }: SearchOptions): boolean[] {
  const { resolved } = resolveSearch(index, search, synonyms, { steps: 0 });
  return resolved.map((ways) => ways.some((parts) => parts.every(({ isGuess }) => !isGuess)));
}
