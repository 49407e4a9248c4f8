import { expect, test } from "vitest";
import { findRoutePolicy } from "../../../app/config/route-policies";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { EXAMPLES } from "../../fixtures/example-pages";
import { PAGES } from "../../fixtures/route-paths";

/** URLs of every kind of catalog page; those of products, terms and sitemaps are read from the shop. */
const ADDRESSES = [
  "/",
  "/magazin",
  "/magazin/page/2",
  "/magazin?orderby=price",
  "/magazin?orderby=rating&order=asc",
  "/magazin?orderby=discount",
  "/magazin?orderby=alphabetically",
  "/magazin?filter=sale[true]",
  "/magazin?filter=price[10,40]",
  "/magazin?filter=pa_vkus[shokolad],rating[4,5]",
  "/magazin?filter=search[%D0%BF%D1%80%D0%BE%D1%82%D0%B5%D0%B8%D0%BD]",
  "/magazin?filter=search[zzzqqq]",
  "/magazin.data",
  "/produkt-kategoriya",
  "/produkt-kategoriya/proteini",
  "/produkt-kategoriya/proteini/page/2",
  "/produkt-etiket/novo",
  "/marka-produkt/sila",
  "/api/suggest?q=%D0%BF%D1%80%D0%BE%D1%82",
  "/api/products?ids=101,151",
  "/sitemap.xml",
  "/sitemaps/products-1.xml",
  "/sitemaps/categories-1.xml",
  "/sitemaps/tags-1.xml",
  "/sitemaps/brands-1.xml",
  "/sitemaps/posts-1.xml",
  "/sitemaps/pages-1.xml",
  "/llms.txt",
];

/** Every other public page, and where guests sign in: its providers are WordPress's. */
const OTHERS = [
  ...PAGES,
  ...Object.values(EXAMPLES).flatMap((examples) => examples.flatMap(({ path, stage }) => (stage ? [] : path))),
  "/blog/feed.xml",
  "/blog/kategoriya/hranene/page/1",
  "/blog/nyama",
  "/poveritelnost",
  "/razmeri",
  "/zakonova-garantsiya",
  "/niama",
  "/checkout/x/y",
  "/wp-includes/x",
  "/a/b/c/d/e/f/g",
]
  .filter((path) => findRoutePolicy(path.split("?")[0]!).audience === "public" && !path.includes("niama-takav-protein"))
  .concat("/my-account", "/my-account?action=register");

const withoutNonces = (body: string, nonce: string) => (nonce ? body.replaceAll(nonce, "") : body);

async function read(shop: BuiltShop, address: string): Promise<{ status: number; body: string; headers: Headers }> {
  const answer = await shop.fetch(address);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "";
  return { status: answer.status, body: withoutNonces(await answer.text(), nonce), headers: answer.headers };
}

async function listAddresses(shop: BuiltShop): Promise<string[]> {
  const { body } = await read(shop, "/sitemaps/products-1.xml");
  const products = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => new URL(loc!).pathname);
  return [...new Set([...ADDRESSES, ...products.filter((_, at) => at % 12 === 0), ...OTHERS])];
}

let shop: BuiltShop;
shareBuiltShop((built) => void ({ shop } = built), "none");

test("no public page queries the backend, each of the catalog names its snapshot, and with the backend dead before the shop starts all are the same", async () => {
  const addresses = await listAddresses(shop);
  expect(addresses.length).toBeGreaterThan(ADDRESSES.length + 30);
  const count = await shop.countQueries();
  const before = new Map<string, string>();
  // Those of the catalog twice: cold, then warm.
  for (const address of [...addresses, ...ADDRESSES]) {
    const { status, body, headers } = await read(shop, address);
    before.set(address, `${status} ${body.replaceAll(shop.url.host, "")}`);
    expect(ADDRESSES.includes(address) ? [200] : [200, 301, 404], address).toContain(status);
    expect(await count(), address).toBe(0);
    // Cards by their ids need no snapshot.
    if (ADDRESSES.includes(address) && !address.startsWith("/api/products")) {
      expect(Number(headers.get("x-catalog-version")), address).toBeGreaterThan(0);
      expect(headers.get("server-timing") ?? "", address).toMatch(/index;desc="version \d+, \d+ s old"/);
    }
  }
  const dead = () => Promise.resolve(new Response("<html>nginx</html>", { status: 502 }));
  const other = await startBuiltShop({ CACHING: "none" }, { answer: dead });
  try {
    for (const address of addresses) {
      const { status, body } = await read(other, address);
      expect(`${status} ${body.replaceAll(other.url.host, "")}`, address).toBe(before.get(address));
    }
    const unknown = await read(other, "/produkt/nyama-takav-produkt");
    expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "30"]);
    expect(unknown.body).toMatch(/Магазинът не отговаря в момента[^]*Опитайте отново/);
  } finally {
    await other.close();
  }
});

test("an unknown product's URL costs one query, whoever requests it, and live stock is the backend's", async () => {
  const count = await shop.countQueries();
  const answers = await Promise.all([1, 2, 3].map(() => read(shop, "/produkt/nyama-takav-produkt")));
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  expect(await count()).toBe(1);
  await read(shop, "/produkt/nyama-takav-produkt");
  expect(await count()).toBe(1);
});
