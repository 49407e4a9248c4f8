import type { Site } from "../../app/config/site";
import { writeHead } from "../../app/domain/seo/page-head";
import { breadcrumbData, writeStructuredData, type StructuredData } from "../../app/domain/seo/structured-data";
import { SHELL } from "../../app/strings/shell";
import type { DescribePage } from "../../app/services/page";

/** JSON-LD of one page; promises for parts that are streamed. */
export type PageData = (string | Promise<string | null>)[];

/** Collects the structured data that a page's loaders provide. */
export function describeTo(pageData: PageData, site: Site): DescribePage {
  return ({ seo, trail, data = [], links = [], ...facts }) => {
    if (trail.length > 0)
      pageData.push(write(breadcrumbData([{ name: SHELL.home, to: "/" }, ...trail], facts.path, site))!);
    for (const one of data) {
      if (one instanceof Promise) pageData.push(one.then(write, () => null));
      else if (one) pageData.push(write(one)!);
    }
    if (seo?.schema) pageData.push(seo.schema);
    return writeHead(facts, seo, site, ...links);
  };
}

function write(data: StructuredData | null): string | null {
  return data && writeStructuredData(data);
}

/** Appends the JSON-LD at the end of the page, where streamed parts are resolved. It costs no browser script. */
export function appendStructuredData(response: Response, pageData: PageData, nonce: string): Response {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  if (!isPage || pageData.length === 0 || !response.body) return response;
  return new HTMLRewriter()
    .on("body", {
      element(body) {
        body.onEndTag(async (end) => {
          for (const json of await Promise.all(pageData)) {
            if (json === null) continue;
            end.before(`<script type="application/ld+json" nonce="${nonce}">${json}</script>`, { html: true });
          }
        });
      },
    })
    .transform(response as never) as unknown as Response;
}
