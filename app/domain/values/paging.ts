/** Pages shown by a pager: the first, the last, and those around the current one; null stands for a gap. */
export function visiblePages(current: number, last: number): (number | null)[] {
  const shown = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(shown)].toSorted((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}

/** Number of pages, at least one. */
export function countPages(found: number, perPage: number): number {
  return Math.max(1, Math.ceil(found / perPage));
}
