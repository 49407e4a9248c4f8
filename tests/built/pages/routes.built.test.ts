import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { EXAMPLES, reachStage, type Example } from "../../fixtures/example-pages";
import { findHtmlFaults } from "../../fixtures/html-faults";
import { findFaults, readStructuredData } from "../../fixtures/structured-data-rules";
import { isPersonalPath } from "../../../app/config/route-policies";

const ALL = Object.values(EXAMPLES).flat();

/** The one personal page that search engines may show. */
const CARTS = EXAMPLES["routes/cart/route.tsx"]!;

const isPersonal = ({ path }: Example) => isPersonalPath(path.split("?")[0]!);

const isPublicPage = (example: Example) => !isPersonal(example) && !example.status;

const pages = new Map<Example, ReturnType<typeof open>>();

let shop: BuiltShop;

shareBuiltShop((built) => void ({ shop } = built));

// Opened once for all tests.
const read = (example: Example) => {
  const known = pages.get(example) ?? open(example);
  pages.set(example, known);
  return known;
};

async function open(example: Example) {
  const visitor = shop.visit();
  const answer = await visitor.open(encodeURI(await reachStage(visitor, example)));
  const html = await answer.text();
  const [head = ""] = html.split("</head>");
  const tag = (pattern: string) => new RegExp(`<(?:meta|link) ${pattern}="([^"]*)"`).exec(head)?.[1];
  return { answer, html, head, tag, data: readStructuredData(html) };
}

test.each(ALL)("$path ($stage) responds in Bulgarian with its status, a title and one heading", async (example) => {
  const { answer, html, head } = await read(example);
  expect(answer.status).toBe(example.status ?? 200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/html/);
  expect(html).toMatch(/<html[^>]* lang="bg"/);
  expect(/<title>([^<]*)<\/title>/.exec(head)?.[1]).toMatch(/\p{Script=Cyrillic}.* – Сила$/u);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  // Nonces and hashed names are random, and may contain anything: one contained NaN.
  const said = html.replaceAll(/ nonce="[^"]*"|\/assets\/[\w.-]+/g, "");
  expect(said).not.toMatch(/undefined|\[object Object\]|NaN/);
});

test.each(ALL.filter(({ isAlike }) => !isAlike))(
  "$path ($stage) is valid HTML, its URLs and its images' sizes included",
  async (example) => {
    expect(await findHtmlFaults((await read(example)).html)).toEqual([]);
  },
);

test.each(ALL.filter(isPublicPage))("$path has valid metadata for search engines", async (example) => {
  const { tag, data, answer } = await read(example);
  expect(data.flatMap(findFaults)).toEqual([]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  const types = data.map((one) => String([one["@type"]].flat()[0]));
  if (tag('name="robots" content')?.startsWith("noindex")) return;
  expect(types).toContain(example.path === "/" ? "WebSite" : "BreadcrumbList");
  expect(tag('rel="canonical" href')).toBe(shop.url.origin + example.path);
  expect(tag('name="description" content')?.length).toBeGreaterThan(20);
  for (const property of ["og:title", "og:description", "og:image", "og:type", "og:url"])
    expect(tag(`property="${property}" content`), property).toBeTruthy();
});

test.each(CARTS)("$path ($stage) may be indexed, and is cached nowhere", async (example) => {
  const { tag, answer } = await read(example);
  expect([tag('name="robots" content'), answer.headers.get("x-robots-tag")]).toEqual([undefined, null]);
  expect(tag('rel="canonical" href')).toBe(`${shop.url.origin}/cart`);
  expect(tag('name="description" content')).toMatch(/^\p{Script=Cyrillic}.{50,160}$/u);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
});

test.each(ALL.filter((example) => (isPersonal(example) || example.status) && !CARTS.includes(example)))(
  "$path ($stage) is noindex",
  async (example) => {
    const { tag, answer, data } = await read(example);
    expect(data.flatMap(findFaults)).toEqual([]);
    if (!example.status) expect(tag('name="robots" content')).toMatch(/^noindex/);
    if (isPersonal(example)) expect(answer.headers.get("cache-control")).toBe("private, no-store");
  },
);
