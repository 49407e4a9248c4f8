import { readPart } from "../responses";
import type { GraphqlResponse, BackendClient } from "../client";
import { BackendFault } from "../errors";
import { fail, succeed, type Result } from "../../../app/domain/values/result";
import { readSitemap, toSitemapPage } from "../content/sitemap-queries";
import type { SitemapEntry } from "../../../app/domain/seo/sitemap";

/** Pages of 100: as many as posts and pages together can fetch within one sync step's subrequests. */
const PAGES_MAX = 10;

/** All entries of a sitemap whose first page came with another response; at most 1000. Never throws BackendFault. */
export async function completeSitemap<D>(
  client: BackendClient,
  kind: "posts" | "pages",
  response: GraphqlResponse<D>,
  first: Parameters<typeof toSitemapPage>[0] | null,
): Promise<Result<SitemapEntry[]>> {
  const page = readPart(response, () => first, toSitemapPage);
  if (!page.ok) return page;
  const entries = [...page.value.entries];
  let after = page.value.next;
  try {
    for (let count = 1; after !== null && count < PAGES_MAX; count++) {
      const more = await readSitemap(client, kind, after);
      if (more.next === after) throw new BackendFault({ kind: "bad-answer" });
      entries.push(...more.entries);
      after = more.next;
    }
  } catch (error) {
    if (!(error instanceof BackendFault)) throw error;
    return fail(error.failure);
  }
  return succeed(entries);
}
