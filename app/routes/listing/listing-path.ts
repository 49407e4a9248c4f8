import { data } from "react-router";

const PAGE_STEP = /(?:^|\/)page\/([^/]*)$/;

/**
 * The page that the rest of a listing's path names. All pages of a shelf are one route, so that choosing a filter on
 * page 2 keeps the form and its focus. Any other rest is no page of ours.
 */
export function readPageStep(rest: string | undefined): string | undefined {
  if (!rest) return undefined;
  const page = /^page\/([^/]*)$/.exec(rest)?.[1];
  if (page === undefined) throw data(null, { status: 404 });
  return page;
}

/** Parts a path below a shelf's root into the shelf and its page. */
export function splitPageStep(path: string): { shelf: string; page: string | undefined } {
  const page = PAGE_STEP.exec(path)?.[1];
  return { shelf: path.replace(PAGE_STEP, ""), page };
}
