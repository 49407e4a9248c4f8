import { afterAll, beforeAll, expect, test } from "vitest";
import type { BuiltShop } from "../doubles/built-shop";
import { BROWSED, KEPT_PRODUCTS, openPage, plain, settle, startWarmShop } from "../doubles/kept-pages";

let shop: BuiltShop;

beforeAll(async () => {
  shop = await startWarmShop();
});
afterAll(() => shop.close());

const open = (path: string) => openPage(shop, path);

test("200 who ask for one cold product at once ask the backend once (quality.md 7)", async () => {
  const takeQuestions = await shop.countQuestions();
  const answers = await Promise.all(Array.from({ length: 200 }, () => open(`/produkt/${KEPT_PRODUCTS[2]!.slug}`)));
  expect(await takeQuestions()).toBe(1);
  expect(answers.filter(({ status, text }) => status !== 200 || !text.includes(KEPT_PRODUCTS[2]!.name))).toEqual([]);
});

test("a warm page asks nothing, a cold listing twice, a cold product once (quality.md, Performance)", async () => {
  const takeQuestions = await shop.countQuestions();
  await open("/magazin?orderby=alphabetically");
  expect(await takeQuestions()).toBeLessThanOrEqual(2);
  await settle();
  const listed = await takeQuestions();
  await open(`/produkt/${KEPT_PRODUCTS[1]!.slug}`);
  expect((await takeQuestions()) - listed).toBe(1);
  await settle();
  const before = await takeQuestions();
  for (const path of ["/magazin?orderby=alphabetically", `/produkt/${KEPT_PRODUCTS[1]!.slug}`]) {
    expect((await open(path)).from, path).toBe("hit");
    // Made anew for another form of the address, out of what is known.
    await open(path.replace(/(\?|$)/, ".data$1"));
  }
  expect((await takeQuestions()) - before).toBe(0);
});

test("tracking, junk and the order of parameters lead to one kept page (quality.md 24)", async () => {
  const filter = "pa_cvyat[cheren,sin],sale[true]";
  expect((await open(`/magazin?filter=${filter}&orderby=price`)).from).toBe("miss");
  await settle(1500);
  for (const query of [
    `orderby=price&filter=${filter}`,
    `utm_source=a&filter=${filter}&utm_medium=b&orderby=price&fbclid=1`,
    `filter=sale[true],pa_cvyat[sin,cheren],pa_junk[x]&orderby=PRICE&order=asc`,
  ])
    expect((await open(`/magazin?${query}`)).from, query).not.toBe("miss");
});

test("1000 answers of a kept page have 1000 nonces, each its own header's (quality.md 10)", async () => {
  await open("/wishlist");
  await settle();
  const nonces = new Set<string>();
  const openOne = async () => {
    const answer = await shop.fetch("/wishlist");
    const html = await answer.text();
    expect(answer.headers.get("x-cache")).toBe("hit");
    const [, nonce] = /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy")!)!;
    const used = [...html.matchAll(/nonce="([^"]*)"/g)].map(([, one]) => one);
    expect(used.length).toBeGreaterThan(2);
    expect(used.every((one) => one === nonce)).toBe(true);
    nonces.add(nonce!);
  };
  for (let round = 0; round < 100; round++) await Promise.all(Array.from({ length: 10 }, openOne));
  expect(nonces.size).toBe(1000);
});

test("a kept page is the finished one, also what was streamed", async () => {
  const [fresh, kept] = [
    await open(`/produkt/${KEPT_PRODUCTS[5]!.slug}`),
    (await settle(), await open(`/produkt/${KEPT_PRODUCTS[5]!.slug}`)),
  ];
  expect([fresh.from, kept.from]).toEqual(["miss", "hit"]);
  expect(plain(kept.text)).toBe(plain(fresh.text));
  expect(kept.text.trimEnd().endsWith("</html>")).toBe(true);
});

test("no public answer sets a cookie or is private, every personal one is; whoever asks (quality.md 8)", async () => {
  const visitor = shop.visit();
  const shopper = shop.visit();
  await shopper.add(KEPT_PRODUCTS[0]!.id);
  const publicPaths = [
    ...BROWSED,
    "/wishlist",
    "/no-such-page",
    "/magazin.data",
    `/api/products?ids=${KEPT_PRODUCTS[0]!.id}`,
    "/api/suggest?q=protein",
  ];
  const personal = [
    "/cart",
    "/cart.data",
    "/checkout",
    "/checkout/order-received/1?key=x",
    `/api/stock/${KEPT_PRODUCTS[0]!.slug}`,
  ];
  for (const one of [visitor, shopper]) {
    for (const path of publicPaths) {
      const { headers } = await one.open(path);
      expect(headers.getSetCookie(), path).toEqual([]);
      expect(headers.get("cache-control"), path).not.toMatch(/private|no-store/);
      expect(headers.get("x-cache"), path).toMatch(/^(hit|stale|miss)$/);
      expect(headers.get("server-timing"), path).toMatch(/total;dur=/);
      expect(headers.has("etag"), path).toBe(false);
    }
    for (const path of personal) {
      const { headers } = await one.open(path);
      expect(headers.get("cache-control"), path).toBe("private, no-store");
      expect(headers.has("x-cache"), path).toBe(false);
    }
  }
});
