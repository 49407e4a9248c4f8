import { findStorePath, type StorePage } from "../../../app/domain/content/store-page";
import { FIRST_SEGMENTS } from "../../../app/config/route-policies";
import { searchLanguageOf } from "../index/search-languages";
import { createIndexBuilder } from "../index/build-index";
import type { CatalogProduct } from "../index/catalog-product";
import type { PostEntry } from "../rows/row-data";
import type { DocumentRows } from "../store/document-rows";
import type { PostRows, StoredPostEntry } from "../store/post-rows";
import { log } from "../../../app/services/log";

/** At most 8 MB; a blog of 5 000 posts takes six queries. */
const ENTRIES_PER_PAGE = 1000;

interface ArticleParts {
  posts: Pick<PostRows, "listEntries" | "changes">;
  documents: Pick<DocumentRows, "read">;
}

/**
 * Builds the snapshot of articles for searches: all posts, and the pages that the shop doesn't replace with a screen.
 * It is built again only if they have changed, or if another writer may have changed them (`fence`).
 */
export function createArticleBuild(parts: ArticleParts): (fence: number) => Promise<Uint8Array> {
  let built: { key: string; snapshot: Uint8Array } | null = null;
  return async (fence) => {
    const screens = (await parts.documents.read("store-pages")) ?? [];
    const key = JSON.stringify([fence, parts.posts.changes, screens]);
    if (built?.key !== key) built = { key, snapshot: await buildArticles(parts, screens) };
    return built.snapshot;
  };
}

async function buildArticles({ posts }: ArticleParts, screens: StorePage[]): Promise<Uint8Array> {
  const builder = createIndexBuilder({ terms: [], labels: {}, brandTaxonomies: [] }, searchLanguageOf());
  for (let after = 0, isRead = false; !isRead;) {
    const page = await posts.listEntries(after, ENTRIES_PER_PAGE);
    for (const post of page.filter((one) => isArticle(one, screens))) {
      try {
        builder.add(toDocument(post));
      } catch (error) {
        log("catalog-post-malformed", { id: post.id, error });
      }
    }
    after = page.at(-1)?.id ?? after;
    isRead = page.length < ENTRIES_PER_PAGE;
  }
  return builder.finish();
}

/** Whether an entry is an article: not the front page, nor a page that the shop replaces with a screen of its own. */
function isArticle({ type, path }: StoredPostEntry, screens: StorePage[]): boolean {
  const [, first = ""] = path.split("/");
  return type === "post" || (path !== "/" && !FIRST_SEGMENTS.has(first) && findStorePath(screens, path) === null);
}

/** Maps an article to the index's input for a product, with its title as the name. Throws for a malformed row. */
function toDocument({ id, entry }: StoredPostEntry): CatalogProduct {
  const { title, text } = JSON.parse(entry) as PostEntry;
  const words = title.split(/\s+/);
  // Function words aren't indexed. A title with nothing else ("About us") is indexed as one word, and so is a search
  // for it.
  const name = words.every((word) => searchLanguageOf().isStopWord(word.toLowerCase())) ? words.join("-") : title;
  const unsold = { price: null, onSale: false, discount: 0, rating: 0, date: 0, totalSales: 0, skus: [] };
  return { ...unsold, id, name, text, terms: {}, isInStock: true, visibility: "visible" };
}
