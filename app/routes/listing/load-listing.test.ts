import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { readSettings } from "../../config/settings";
import { readSite } from "../../config/site";
import { WHOLE_SHOP } from "../../domain/catalog/listing-scope";
import { bareListingHeader } from "../../domain/catalog/listing-header";
import { loadListing } from "./load-listing";
import { describePageContext, shopContext, type Shop } from "../../services/page";
import { catalogContext, type Catalog } from "../../services/catalog";
import { type Content, contentContext } from "../../services/content";

/** Where a URL of the whole shop redirects, and with what status. */
async function follow(href: string): Promise<[number, string | null]> {
  const context = new RouterContextProvider();
  context.set(shopContext, { settings: readSettings({}), site: readSite({}) } as Shop);
  const url = new URL(href, "https://shop.test");
  const page = /\/page\/([^/]*)$/.exec(url.pathname)?.[1];
  const answer = await loadListing({ url, page, context }, bareListingHeader(WHOLE_SHOP, "/magazin")).catch(
    (thrown: unknown) => thrown as Response,
  );
  if (!(answer instanceof Response)) throw new Error("not led anywhere");
  return [answer.status, decodeURIComponent(answer.headers.get("location") ?? "")];
}

test("a page in the query moves to the path; the rest of the query stays", async () => {
  expect(await follow("/magazin?page=3")).toEqual([301, "/magazin/page/3"]);
  expect(await follow("/magazin?filter=sale[true]&orderby=price&order=DESC&page=2")).toEqual([
    301,
    "/magazin/page/2?filter=sale[true]&orderby=price&order=desc",
  ]);
  for (const page of ["1", "0", "x", ""]) expect(await follow(`/magazin?page=${page}`)).toEqual([301, "/magazin"]);
  expect(await follow("/magazin/page/1?orderby=rating")).toEqual([301, "/magazin?orderby=rating"]);
});

test("the search form's URL redirects to the search among the filters, without a page", async () => {
  expect(await follow("/magazin/page/4?search=креатин")).toEqual([302, "/magazin?filter=search[креатин]"]);
});

test("a search keeps the filters and the order it is sent with, and has one canonical URL", async () => {
  expect(await follow("/magazin?filter=sale[true],search[whey]&orderby=price&search=креатин")).toEqual([
    302,
    "/magazin?filter=sale[true],search[креатин]&orderby=price",
  ]);
  expect(await follow("/magazin?filter=sale[true]&search=креатин")).toEqual([
    302,
    "/magazin?filter=sale[true],search[креатин]",
  ]);
});

test("a listing without its products is a 503 that keeps its heading and filters", async () => {
  const context = new RouterContextProvider();
  context.set(shopContext, { settings: readSettings({}), site: readSite({}) } as Shop);
  context.set(catalogContext, {
    listProducts: () => Promise.resolve({ ok: false, failure: { kind: "timeout" } }),
  } as unknown as Catalog);
  context.set(contentContext, { readSeo: () => Promise.resolve(null) } as unknown as Content);
  context.set(describePageContext, async () => []);
  const url = new URL("https://shop.test/produkt-etiket/novo?filter=sale[true]");
  const header = bareListingHeader({ kind: "tag", slug: "novo" }, "/produkt-etiket/novo", "Ново");
  const answer = await loadListing({ url, page: undefined, context }, header);
  expect(answer.init?.status).toBe(503);
  expect(answer.data).toMatchObject({ listing: null, facets: null, header: { name: "Ново" }, query: { onSale: true } });
});
