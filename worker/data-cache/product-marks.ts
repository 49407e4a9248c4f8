import { readSlug } from "../../app/domain/catalog/listing-scope";

/** The longest that anything made before the mark may be kept. */
const MARK_SECONDS = 86_400;

/** Which products have changed by what shoppers did here, a review, say: kept answers about them from before are old. */
export interface ProductMarks {
  mark(slug: string): Promise<void>;
  /** In milliseconds since 1970; 0: never, as far as this data centre knows. */
  changedAt(slug: string): Promise<number>;
}

/** In the Cache API: who wrote sees it at once where he is, the others when their copies have had their time. */
export function openProductMarks(cache: Pick<Cache, "match" | "put">): ProductMarks {
  const addressOf = (slug: string) => `https://marks.internal/${encodeURIComponent(readSlug(slug))}`;
  return {
    mark: (slug) =>
      cache.put(
        addressOf(slug),
        new Response(String(Date.now()), { headers: { "cache-control": `max-age=${MARK_SECONDS}` } }),
      ),
    async changedAt(slug) {
      const mark = await cache.match(addressOf(slug));
      return mark ? Number(await mark.text()) : 0;
    },
  };
}
