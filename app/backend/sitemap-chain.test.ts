import { expect, test } from "vitest";
import { fakeSitemap, nameProducts } from "../../tests/doubles/fake-sitemap";
import { makeMemory } from "../../tests/doubles/map-memory";
import { SITEMAP_STEPS_LATER, SITEMAP_STEPS_NOW } from "../config/limits";
import { SITEMAP_KINDS } from "../shop/sitemap";
import { countSitemaps, extendSitemaps, readSitemapPage } from "./sitemap-chain";

function setUp(count: number) {
  const { client, state } = fakeSitemap(nameProducts(count));
  const memory = makeMemory();
  return {
    state,
    memory,
    count: () => countSitemaps(client, memory, "products"),
    read: async (number: number) =>
      (await readSitemapPage(client, memory, "products", number))?.map(({ slug }) => slug) ?? null,
    extend: () => extendSitemaps(client, memory, "products"),
    async readAll() {
      const pages = Array.from({ length: await this.count() }, (_, index) => this.read(index + 1));
      return (await Promise.all(pages)).flatMap((page) => page ?? []);
    },
  };
}

test.each([0, 1, 99, 100, 101, 450])(
  "of %d products every one stands in a sitemap, once (specification §7, §9)",
  async (count) => {
    const shop = setUp(count);
    expect(await shop.readAll()).toEqual(shop.state.slugs);
    expect(await shop.count()).toBe(Math.ceil(count / 100));
    expect(await shop.read((await shop.count()) + 1)).toBeNull();
  },
);

test("nothing is said of what the shop has none of: an empty sitemap is invalid; its own pages it always has (sitemaps.org)", async () => {
  const { client } = fakeSitemap([]);
  const memory = makeMemory();
  for (const kind of SITEMAP_KINDS) {
    const isPages = kind === "pages";
    expect(await countSitemaps(client, memory, kind), kind).toBe(isPages ? 1 : 0);
    await memory.settle();
    expect(await countSitemaps(client, memory, kind), `${kind}, remembered`).toBe(isPages ? 1 : 0);
    expect(await readSitemapPage(client, memory, kind, 1), kind).toEqual(isPages ? [] : null);
  }
});

test("the first product makes the first sitemap, the last that goes takes it along", async () => {
  const shop = setUp(0);
  const look = async () => {
    shop.memory.age();
    await shop.count();
    await shop.memory.settle();
    return shop.count();
  };
  expect(await look()).toBe(0);
  shop.state.slugs.push("p1");
  expect(await look()).toBe(1);
  expect(await shop.read(1)).toEqual(["p1"]);
  shop.state.slugs.pop();
  expect(await look()).toBe(0);
});

test("no request asks a large catalogue through; the schedule finds all of it (issue: 100 000 products)", async () => {
  const shop = setUp(100_000);
  expect(await shop.count()).toBe(SITEMAP_STEPS_NOW + 1);
  expect(shop.state.asked).toBe(SITEMAP_STEPS_NOW);
  await shop.memory.settle();
  for (let run = 0; run < 70; run++) {
    shop.state.asked = 0;
    await shop.extend();
    expect(shop.state.asked).toBeLessThanOrEqual(SITEMAP_STEPS_LATER);
  }
  expect(await shop.count()).toBe(1000);
  shop.state.asked = 0;
  expect((await shop.read(987))![0]).toBe("p98601");
  expect(shop.state.asked).toBe(1);
});

test("a backend that fails on the way takes away nothing that was found (quality.md 4)", async () => {
  const shop = setUp(100_000);
  await shop.count();
  await shop.memory.settle();
  const before = await shop.count();
  shop.state.failsAt = shop.state.asked + 6;
  await shop.extend();
  shop.state.failsAt = null;
  expect(await shop.count()).toBe(before + 5);
});

test("new products come into the last sitemap, and then into a new one", async () => {
  const shop = setUp(199);
  await shop.readAll();
  await shop.memory.settle();
  shop.state.slugs.push("p200", "p201");
  shop.memory.age();
  await shop.count();
  await shop.memory.settle();
  expect(await shop.count()).toBe(3);
  expect(await shop.readAll()).toEqual(shop.state.slugs);
});

test("a product in the middle that comes or goes moves what is behind it: nothing is left out for long", async () => {
  const shop = setUp(450);
  await shop.readAll();
  await shop.memory.settle();
  shop.state.slugs.splice(120, 0, "new");
  await shop.readAll();
  await shop.memory.settle();
  expect(await shop.readAll()).toEqual(shop.state.slugs);
  shop.state.slugs.splice(10, 5);
  await shop.readAll();
  await shop.memory.settle();
  expect(new Set(await shop.readAll())).toEqual(new Set(shop.state.slugs));
});

test("a cursor whose product was deleted is no second sitemap of the first products: it is found anew", async () => {
  const shop = setUp(450);
  await shop.readAll();
  await shop.memory.settle();
  shop.state.slugs.splice(shop.state.slugs.indexOf("p200"), 1);
  await expect(shop.read(3)).rejects.toMatchObject({ failure: { kind: "bad-answer" } });
  await shop.memory.settle();
  expect(new Set(await shop.readAll())).toEqual(new Set(shop.state.slugs));
});

test("where the backend has no such thing there is no sitemap of it; a fault is not that (quality.md 4)", async () => {
  const shop = setUp(10);
  shop.state.failure = { kind: "refused", message: 'Cannot query field "productBrands"' };
  expect(await shop.count()).toBe(0);
  shop.state.failure = { kind: "timeout" };
  await expect(shop.count()).rejects.toMatchObject({ failure: { kind: "timeout" } });
  await expect(shop.read(1)).rejects.toMatchObject({ failure: { kind: "timeout" } });
});
