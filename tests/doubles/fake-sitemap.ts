import type { BackendClient } from "../../worker/woocommerce/client";

const LISTS = ["products", "posts", "productCategories", "productTags", "productBrands", "pages"];

/** A backend with these entries of every kind, oldest first; cursors name the last of a page, and unknown ones lead to the start. */
export function fakeSitemap(slugs: string[]) {
  const state = {
    slugs,
    asked: 0,
    failure: null as { kind: "timeout" } | { kind: "refused"; message: string } | null,
    /** The question that gets no answer. */
    failsAt: null as number | null,
  };
  const query = (_: unknown, { after }: { after: string | null }) => {
    state.asked += 1;
    if (state.asked === state.failsAt) return Promise.resolve({ data: null, failure: { kind: "timeout" } });
    if (state.failure) return Promise.resolve({ data: null, failure: state.failure });
    const from = after === null ? 0 : state.slugs.indexOf(after) + 1;
    const page = state.slugs.slice(from, from + 100);
    const pageInfo = { hasNextPage: from + 100 < state.slugs.length, endCursor: page.at(-1) ?? null };
    const list = { pageInfo, nodes: page.map((slug) => ({ slug })) };
    const data = Object.fromEntries(LISTS.map((name) => [name, list]));
    return Promise.resolve({ data, failure: null, sessionToken: null });
  };
  return { client: { query } as unknown as BackendClient, state };
}

export function nameProducts(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p${index + 1}`);
}
