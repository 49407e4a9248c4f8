/** More deletions than both are not believed at once: a backend that answers with half of its catalog does so too. */
const DELETIONS_MAX = 10;
const DELETED_SHARE_MAX = 0.1;

/** Whether what a whole walk didn't find may be deleted: a few, or those that the walk before didn't find either. */
export function isCredible(gone: number[], known: number, missedBefore: number[]): boolean {
  if (gone.length <= DELETIONS_MAX || gone.length <= known * DELETED_SHARE_MAX) return true;
  const before = new Set(missedBefore);
  return gone.every((id) => before.has(id));
}
