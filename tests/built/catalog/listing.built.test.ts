import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";

let shop: BuiltShop;

shareBuiltShop((built) => void ({ shop } = built));

async function open(path: string) {
  const answer = await shop.visit().open(path);
  const html = await answer.text();
  const linkOf = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]*)"`).exec(html)?.[1] ?? null;
  return { status: answer.status, location: answer.headers.get("location"), html, linkOf };
}

test.each(["/magazin/page/40", "/magazin/page/40?orderby=price", "/magazin/page/99999"])(
  "%s, beyond the last page, has an empty list, no next page and a link back",
  async (path) => {
    const first = await open(path);
    const { status, html, linkOf } = first.location ? await open(first.location) : first;
    expect(status).toBe(404);
    expect(html).toContain("Тази страница я няма");
    expect(html).toContain("Към първата страница");
    expect(html).not.toContain('class="card-form"');
    expect(linkOf("next")).toBeNull();
  },
);

test("a page has its canonical URL and its neighbors; filtered listings are noindex", async () => {
  const second = await open("/magazin/page/2");
  expect(second.linkOf("canonical")).toMatch(/\/magazin\/page\/2$/);
  expect(second.linkOf("prev")).toMatch(/\/magazin$/);
  expect(second.linkOf("next")).toMatch(/\/magazin\/page\/3$/);
  expect(second.html).toContain(" – страница 2");
  expect(second.html).not.toContain("noindex");
  const filtered = await open("/magazin?filter=sale[true]");
  expect(filtered.html).toContain("noindex");
  expect(filtered.linkOf("canonical")).toMatch(/\/magazin$/);
  expect(await open("/magazin/page/1")).toMatchObject({ status: 301, location: "/magazin" });
});

test("tags and brands have listings like any category; an unknown one is a 404 with links on", async () => {
  for (const path of ["/produkt-etiket/novo", "/marka-produkt/toros", "/marka-produkt/toros/page/2"]) {
    const { status, html } = await open(path);
    expect(status, path).toBe(200);
    expect(html, path).toContain('class="card-form"');
  }
  for (const path of ["/produkt-etiket/nyama", "/marka-produkt/nyama", "/produkt-kategoriya/nyama"]) {
    const { status, html } = await open(path);
    expect(status, path).toBe(404);
    expect(html, path).toContain("/produkt-kategoriya/");
  }
});

test("a category shows its description, its children and, below the products, its second description", async () => {
  const { html } = await open("/produkt-kategoriya/obleklo");
  expect(html).toContain("Дрехи за тренировка");
  expect(html).toContain('href="/produkt-kategoriya/obleklo/');
  expect(html.indexOf("<h2>Размер и кройка</h2>")).toBeGreaterThan(html.lastIndexOf('class="card-form"'));
  expect((await open("/produkt-kategoriya/obleklo/page/2")).html).not.toContain("<h2>Размер и кройка</h2>");
  const child = /href="(\/produkt-kategoriya\/obleklo\/[^"/]+)"/.exec(html)![1]!;
  const slug = child.split("/").at(-1)!;
  expect(await open(`/produkt-kategoriya/${slug}`)).toMatchObject({ status: 301, location: child });
  expect((await open(child)).status).toBe(200);
});
