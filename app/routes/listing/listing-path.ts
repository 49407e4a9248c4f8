import { data } from "react-router";

const PAGE_SEGMENTS = /(?:^|\/)page\/([^/]*)$/;

/**
 * The page that the rest of a listing's path names; a rest that names none is a 404. All pages share one route, so that
 * changing a filter on page 2 keeps the form and its focus.
 */
export function parsePageSegment(rest: string | undefined): string | undefined {
  if (!rest) return undefined;
  const page = /^page\/([^/]*)$/.exec(rest)?.[1];
  if (page === undefined) throw data(null, { status: 404 });
  return page;
}

/** Splits a listing's path into the part before `/page/N`, and N. */
export function splitPageSegment(path: string): { base: string; page: string | undefined } {
  const page = PAGE_SEGMENTS.exec(path)?.[1];
  return { base: path.replace(PAGE_SEGMENTS, ""), page };
}
