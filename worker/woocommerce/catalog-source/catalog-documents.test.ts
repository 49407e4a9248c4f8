import { describe, expect, test } from "vitest";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import type { DocumentData } from "../../catalog/rows/document-data";

const shop = await openDemo();
const NAMES = ["capabilities", "countries", "login-providers", "menu:PRIMARY", "menu:SECONDARY", "post-categories"];
const OTHERS = ["regions:BG", "store-pages"];

type Change = Parameters<typeof openDemoSource>[1];
const readAll = async (change?: Change) => {
  const { source, asked } = openDemoSource(shop, change);
  const { documents, failure } = await source.readDocuments();
  const data = Object.fromEntries(documents.map((one) => [one.name, one.data])) as unknown as DocumentData;
  return { names: documents.map(({ name }) => name).toSorted(), data, failure, asked };
};

/** The demo with a modified response to one query. */
const changing =
  (name: string, change: (body: { data: Record<string, unknown> | null; errors?: object[] }) => unknown): Change =>
  async (response, query) =>
    query === name ? Response.json(change((await response.json()) as never)) : response;

describe("what pages show of WordPress beside its rows", () => {
  test("is read in eight requests, including the capability probe", async () => {
    const { names, data, asked } = await readAll();
    expect(names).toEqual(expect.arrayContaining([...NAMES, ...OTHERS]));
    expect(asked).toHaveLength(8);
    expect(data["menu:PRIMARY"]?.length).toBeGreaterThan(0);
    expect(data["store-pages"].map(({ screen }) => screen)).toContain("shop");
    expect(data.countries).toContain("BG");
    expect(data["regions:BG"]).toContainEqual({ code: "BG-16", name: "Пловдив" });
    expect(data["post-categories"].length).toBeGreaterThan(2);
    expect(data.capabilities.accounts).toBe(true);
  });

  test("has the same login providers, though each answer has another state", async () => {
    const read = async (state: string) => {
      const client = {
        name: "G",
        provider: "GOOGLE",
        isEnabled: true,
        authorizationUrl: `https://g.test/?state=${state}`,
      };
      const { data } = await readAll(changing("getLoginClients", () => ({ data: { loginClients: [client] } })));
      return data["login-providers"];
    };
    expect(await read("a")).toEqual(await read("b"));
  });

  test("has the categories with posts and those above them, from all pages", async () => {
    const category = (databaseId: number, count: number | null, parentDatabaseId: number | null) => ({
      databaseId,
      name: `n${databaseId}`,
      slug: `s${databaseId}`,
      description: "",
      count,
      parentDatabaseId,
    });
    const pages = [
      { nodes: [category(1, null, null), category(2, null, null)], pageInfo: { hasNextPage: true, endCursor: "c" } },
      { nodes: [category(3, 2, 1), category(4, 1, null)], pageInfo: { hasNextPage: false, endCursor: null } },
    ];
    const { data } = await readAll(changing("getPostCategories", () => ({ data: { categories: pages.shift() } })));
    expect(data["post-categories"].map(({ databaseId }) => databaseId)).toEqual([1, 3, 4]);
  });
});

describe("a part that can't be had is left out, so that the stored one stays", () => {
  test("pages that failed, while the rest is read", async () => {
    const { names } = await readAll(
      changing("getStorePages", (body) => ({
        data: { ...body.data, posts: null },
        errors: [{ message: "Internal server error" }],
      })),
    );
    expect(names).toEqual(expect.arrayContaining(["post-categories", "menu:PRIMARY"]));
    expect(names).not.toContain("store-pages");
  });

  test("countries that failed, or that are none", async () => {
    for (const allowedCountries of [null, []]) {
      const { names } = await readAll(changing("getAllowedCountries", () => ({ data: { allowedCountries } })));
      expect(names.filter((name) => /countries|regions/.test(name))).toEqual([]);
    }
  });

  test("regions that failed, while the countries are read", async () => {
    const { names } = await readAll(changing("getRegions", () => ({ errors: [{ message: "no such country" }] })));
    expect(names).toContain("countries");
    expect(names).not.toContain("regions:BG");
  });

  test("a menu that failed, while one the theme lacks is empty", async () => {
    const refused = await readAll(changing("getMenu", () => ({ errors: [{ message: "no such location" }] })));
    expect(refused.data["menu:PRIMARY"]).toEqual([]);
    expect(refused.failure).toBeNull();
    const failed = await readAll((response, query) => {
      if (query === "getMenu") throw new TypeError("connection lost");
      return response;
    });
    expect(failed.failure).toEqual({ kind: "unreachable" });
    expect(failed.names.filter((name) => name.startsWith("menu:"))).toEqual([]);
    expect(failed.names).toContain("store-pages");
  });

  test("everything, which is a fault", async () => {
    const { source } = openDemoSource(shop, (response, query) =>
      query === "getStorePages" ? Response.json({ data: null }) : response,
    );
    await expect(source.readDocuments()).rejects.toMatchObject({ failure: { kind: "bad-answer" } });
  });
});
