/** Words of Bulgarian that people read in a minute. */
const WORDS_A_MINUTE = 180;

/** Minutes that a text takes, one at least; from its sanitised HTML. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, " ").match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
