import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readSite } from "../../app/config/site";
import { checkLanguages, judgeLanguages } from "./check-languages";

let server: Server | undefined;
afterEach(() => void server?.close());

interface Asked {
  query: string;
  headers: Record<string, string | string[] | undefined>;
}

/** A WordPress that answers queries by `answer`; its endpoint. */
async function open(answer: (asked: Asked) => object): Promise<string> {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { query } = JSON.parse(Buffer.concat(chunks).toString()) as { query: string };
      response.end(JSON.stringify(answer({ query, headers: request.headers })));
    });
  });
  await new Promise<void>((resolve) => void server!.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

const SITE = readSite({ languages: ["bg", "en"] });
const LANGUAGES = { data: { storefrontLanguages: [{ code: "bg" }, { code: "en" }] } };
const list = (nodes: object[], endCursor: string | null = null) => ({
  data: { list: { nodes, pageInfo: { hasNextPage: endCursor !== null, endCursor } } },
});
const said = (findings: { said: string }[]) => findings.map((one) => one.said).join("\n");

test("what lacks a translation is counted for each kind, with up to three examples, over all pages", async () => {
  const product = (name: string, textLanguage: string) => ({ name, textLanguage });
  const url = await open(({ query, headers }) => {
    if (query.includes("storefrontLanguages")) return LANGUAGES;
    expect(headers).toMatchObject({ "x-storefront-secret": "secret", "x-storefront-language": "en" });
    if (query.includes("after")) return list([product("Пет", "bg"), product("Six", "en")]);
    if (query.includes("products("))
      return list(
        ["Едно", "Две", "Три"].map((name) => product(name, "bg")),
        "cursor",
      );
    if (query.includes("terms("))
      return list([
        { name: "Дрехи", taxonomyName: "product_cat", textLanguage: "bg" },
        { name: "Red", taxonomyName: "pa_color", textLanguage: "en" },
        { name: "Новини", taxonomyName: "category", textLanguage: "bg" },
      ]);
    return list(query.includes("pages(") ? [{ title: "За нас", textLanguage: "bg" }] : []);
  });
  const [languages, english] = await checkLanguages(url, "secret", SITE);
  expect(languages).toMatchObject({ level: "ok", said: "bg, en, as in WordPress" });
  expect(english).toMatchObject({
    level: "advice",
    details: ["4 of 5 products: “Едно”, “Две”, “Три”, …", "1 of 1 categories: “Дрехи”", "1 of 1 pages: “За нас”"],
  });
});

test("a product that WordPress can't read is stepped over", async () => {
  const names = ["One", "unreadable", "Три"];
  const url = await open(({ query }) => {
    if (query.includes("storefrontLanguages")) return LANGUAGES;
    if (!query.includes("products(")) return list([]);
    const from = Number(/after: "(\d+)"/.exec(query)?.[1] ?? 0);
    const asked = names.slice(from, from + Number(/first: (\d+)/.exec(query)![1]));
    const end = from + asked.length;
    const at = asked.indexOf("unreadable");
    if (query.includes("nodes") && at >= 0)
      return { data: { list: null }, errors: [{ message: "Internal server error", path: ["list", "nodes", at] }] };
    const nodes = query.includes("nodes") ? asked : [];
    return list(
      nodes.map((name) => ({ name, textLanguage: name === "One" ? "en" : "bg" })),
      end < names.length ? String(end) : null,
    );
  });
  const [, english] = await checkLanguages(url, "secret", SITE);
  expect(english?.details).toEqual(["1 of 2 products: “Три”"]);
});

test("an error other than of one product is the finding's reason", async () => {
  const url = await open(({ query }) =>
    query.includes("storefrontLanguages") ? LANGUAGES : { errors: [{ message: "Cannot query field" }] },
  );
  await expect(checkLanguages(url, "secret", SITE)).rejects.toThrow("Cannot query field");
});

test("languages of the shop and of WordPress are compared, and what each lacks is named", () => {
  expect(judgeLanguages(["bg"], null)).toEqual([]);
  expect(said(judgeLanguages(["bg", "en"], null))).toContain("WordPress has no translations");
  expect(said(judgeLanguages(["bg", "en"], ["bg"]))).toMatch(/^en: not in WordPress/);
  expect(said(judgeLanguages(["bg"], ["bg", "de"]))).toMatch(/^de: in WordPress, but/);
  expect(said(judgeLanguages(["en", "bg"], ["bg", "en"]))).toContain("first language is en");
  expect(judgeLanguages(["bg", "en"], ["bg", "en"])).toMatchObject([{ level: "ok" }]);
});

test("without the secret a shop of one language has no finding, and one of several says what wasn't looked at", async () => {
  expect(await checkLanguages("http://unused.invalid", undefined, { ...SITE, languages: ["bg"] })).toEqual([]);
  expect(await checkLanguages("http://unused.invalid", undefined, SITE)).toMatchObject([{ level: "unknown" }]);
});
