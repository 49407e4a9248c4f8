import { languages } from "./language.ts";

/** Slugs of originals for slugs of any language, as the plugin has it. One that isn't a translation's stays as it is. */
export async function findOriginalSlugs(db: D1Database, slugs: readonly string[]): Promise<string[]> {
  const translated = languages
    .flatMap(({ products }) => Object.entries(products))
    .filter(([, { slug }]) => slugs.includes(slug));
  if (translated.length === 0) return [...slugs];
  const { results } = await db
    .prepare("SELECT id, slug FROM product WHERE id IN (SELECT value FROM json_each(?1))")
    .bind(JSON.stringify(translated.map(([id]) => Number(id))))
    .all<{ id: number; slug: string }>();
  const originals = new Map(translated.map(([id, { slug }]) => [slug, results.find((row) => row.id === Number(id))]));
  return slugs.map((slug) => originals.get(slug)?.slug ?? slug);
}
