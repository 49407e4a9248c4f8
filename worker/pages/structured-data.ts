import type { Site } from "../../app/config/site";
import { writeHead } from "../../app/domain/seo/page-head";
import { breadcrumbData, writeStructuredData, type StructuredData } from "../../app/domain/seo/structured-data";
import { SHELL } from "../../app/strings/shell";
import type { DescribePage } from "../../app/services/page";

/** JSON-LD of one page; a promise is of what is streamed with it. */
export type PageData = (string | Promise<string | null>)[];

/** Collects what a page's loaders say of it for search engines. */
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

/** Puts it at the end of a page, where the streamed parts are known. No browser script knows of it: it costs none. */
export function appendStructuredData(answer: Response, pageData: PageData, nonce: string): Response {
  const isPage = answer.headers.get("content-type")?.startsWith("text/html");
  if (!isPage || pageData.length === 0 || !answer.body) return answer;
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
    .transform(answer as never) as unknown as Response;
}
