import type { CatalogIndex } from "../../worker/catalog/index/open-index";
import { queryIndex } from "../../worker/catalog/index/query-index";
import { NO_CATALOG_FILTERS } from "../../worker/catalog/index/catalog-query";

const PAGE = 24;

/** A query with the judgement of its results, made before it was run. */
export interface JudgedQuery {
  query: string;
  kind: string;
  /** Slugs; none: nothing may be found. */
  relevant: string[];
  /** One of these stands among the first three. */
  top: string[];
  /** None of these stands among the first five. */
  forbidden: string[];
  note: string;
}

interface Judgement {
  query: string;
  kind: string;
  isNonsense: boolean;
  isTop: boolean;
  bad: string[];
  /** Recall of the first page, of at most a page of relevant products; null for nonsense. */
  recall: number | null;
  isCorrect: boolean;
  slugs: string[];
}

/** Slugs of a search's first page. */
export function findSlugs(index: CatalogIndex, search: string, slugs: ReadonlyMap<number, string>): string[] {
  const query = { orderby: "relevance", order: "desc", page: 1, perPage: PAGE, facets: false } as const;
  const options = { synonyms: index.language.synonyms };
  const { ids } = queryIndex(index, { ...query, filters: NO_CATALOG_FILTERS, search }, options);
  return ids.map((id) => slugs.get(id)!);
}

export function judge(index: CatalogIndex, query: JudgedQuery, slugsById: ReadonlyMap<number, string>): Judgement {
  const slugs = findSlugs(index, query.query, slugsById);
  const relevant = new Set(query.relevant);
  const isNonsense = relevant.size === 0;
  const hits = slugs.filter((slug) => relevant.has(slug)).length;
  const bad = slugs.slice(0, 5).filter((slug) => query.forbidden.includes(slug));
  const isTop = !isNonsense && slugs.slice(0, 3).some((slug) => query.top.includes(slug));
  return {
    query: query.query,
    kind: query.kind,
    isNonsense,
    isTop,
    bad,
    recall: isNonsense ? null : hits / Math.min(PAGE, relevant.size),
    isCorrect: isNonsense ? slugs.length === 0 : isTop && bad.length === 0,
    slugs,
  };
}

export function meanRecall(judgements: Judgement[]): number {
  const asked = judgements.flatMap(({ recall }) => (recall === null ? [] : [recall]));
  return asked.reduce((sum, one) => sum + one, 0) / asked.length;
}
