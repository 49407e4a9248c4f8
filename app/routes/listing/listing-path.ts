import { data } from "react-router";

const PAGE_STEP = /(?:^|\/)page\/([^/]*)$/;

/**
 * The page named by the rest of a listing's path; any other rest is a 404. All pages share one route, so that
 * changing a filter on page 2 keeps the form and its focus.
 */
export function readPageStep(rest: string | undefined): string | undefined {
  if (!rest) return undefined;
  const page = /^page\/([^/]*)$/.exec(rest)?.[1];
  if (page === undefined) throw data(null, { status: 404 });
  return page;
}

/** Splits the rest of a path into its slugs and its page. */
export function splitPageStep(path: string): { slugs: string; page: string | undefined } {
  const page = PAGE_STEP.exec(path)?.[1];
  return { slugs: path.replace(PAGE_STEP, ""), page };
}
