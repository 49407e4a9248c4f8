/** More deletions than both limits are refused at first: a backend that returns half of its catalog looks the same. */
const DELETIONS_MAX = 10;
const DELETED_SHARE_MAX = 0.1;

/** Whether ids that a complete walk didn't find may be deleted: few of them, or all missing in the previous walk too. */
export function isPlausible(missing: number[], known: number, missedBefore: number[]): boolean {
  if (missing.length <= DELETIONS_MAX || missing.length <= known * DELETED_SHARE_MAX) return true;
  const before = new Set(missedBefore);
  return missing.every((id) => before.has(id));
}
