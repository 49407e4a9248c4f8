import { describe, expect, test } from "vitest";
import { BackendFault } from "../errors";
import { catalog } from "../../../demo/catalog/catalog";
import { openDemo, openDemoSource } from "../../../tests/doubles/backend/demo-source";
import { corruptEach } from "../../../tests/doubles/backend/canned-client";
import type { EntryData } from "../../catalog/rows/row-data";

type Node = Record<string, unknown>;
type Body = { data: { products: { nodes: Node[]; pageInfo: Node; found: number | null } } | null; errors?: unknown[] };

const [first, second] = catalog.products.filter(({ published, type }) => published && type === "SIMPLE");

const shop = await openDemo();

/** The demo with modified responses about products. */
function openSpoiled(change: (body: Body) => unknown) {
  return openDemoSource(shop, async (response, query) => {
    if (!query.startsWith("getCatalogProducts")) return response;
    return Response.json(change((await response.json()) as Body));
  }).source;
}

const changeNodes = (change: (nodes: Node[]) => Node[]) =>
  openSpoiled((body) => {
    const products = body.data!.products;
    return { data: { products: { ...products, nodes: change(products.nodes) } } };
  });

async function readOne(change: Node, id = first!.id) {
  return changeNodes((nodes) => nodes.map((node) => ({ ...node, ...change }))).findProducts([id]);
}

const termsOf = (...slugs: string[]) => ({
  allTerms: {
    pageInfo: { hasNextPage: false, endCursor: null },
    nodes: slugs.map((slug) => ({ taxonomyName: "product_visibility", slug, name: slug })),
  },
});

test.each([
  ["visible", []],
  ["search", ["exclude-from-catalog"]],
  ["catalog", ["exclude-from-search"]],
  ["hidden", ["exclude-from-catalog", "exclude-from-search"]],
])("a product is %s by its terms %j", async (visibility, slugs) => {
  const { rows } = await readOne(termsOf(...slugs, "featured", "outofstock"));
  expect((JSON.parse(rows[0]!.entry) as EntryData).visibility).toBe(visibility);
});

test("of a password-protected product only the slug is stored", async () => {
  const { rows, malformed } = await readOne({ hasPassword: true });
  expect(malformed).toEqual([]);
  const { card, page, prices, variations, attributes, entry } = rows[0]!;
  expect([card, page, prices, variations, attributes]).toEqual(["null", "null", [], [], []]);
  expect(entry).not.toContain(first!.name);
  expect((JSON.parse(entry) as EntryData).visibility).toBe("hidden");
});

test("an unknown product type is shown, but not sold", async () => {
  const { rows } = await readOne({ __typename: "SubscriptionProduct", type: "SUBSCRIPTION" });
  expect(JSON.parse(rows[0]!.card)).toMatchObject({ type: "other" });
});

test.each([
  ["no name", { name: null }],
  ["no name", { name: "  " }],
  ["no slug", { slug: "" }],
  ["unreadable", { allTerms: { nodes: 7 } }],
  ["characters", { description: `<p>${"дълго ".repeat(200_000)}</p>` }],
])("a product is reported and gets no row: %s", async (reason, change) => {
  const { rows, malformed } = await readOne(change);
  expect(rows).toEqual([]);
  expect(malformed).toEqual([{ id: first!.id, reason: expect.stringContaining(reason) as string }]);
});

test("one malformed product doesn't affect the others", async () => {
  const source = changeNodes((nodes) => nodes.map((node, at) => (at === 3 ? { ...node, name: null } : node)));
  const { rows, malformed, next } = await source.listProducts(10, null);
  expect([rows.length, malformed.length]).toEqual([9, 1]);
  expect(next).not.toBeNull();
});

test("a description of 200 kB is stored, and the index reads a part of it", async () => {
  const { rows } = await readOne({ description: `<p>${"дълго ".repeat(33_000)}</p>` });
  expect(rows[0]!.page.length).toBeGreaterThan(190_000);
  expect((JSON.parse(rows[0]!.entry) as EntryData).text.length).toBeLessThan(9000);
});

test("of two products with one slug the first is stored and the other reported", async () => {
  const source = changeNodes((nodes) => nodes.map((node) => ({ ...node, slug: "edin-i-sasht" })));
  const { rows, malformed } = await source.findProducts([first!.id, second!.id]);
  expect(rows).toHaveLength(1);
  expect(malformed).toHaveLength(1);
});

describe("an answer that can't be believed is a fault of the backend", () => {
  const refuse = (source: ReturnType<typeof openSpoiled>, kind: string) =>
    expect(source.findProducts([first!.id, second!.id])).rejects.toMatchObject({ failure: { kind } });

  test("products that weren't requested", async () => {
    await refuse(
      changeNodes((nodes) => nodes.map((node, at) => ({ ...node, databaseId: 7_000_000 + at }))),
      "bad-answer",
    );
  });

  test("more products than were requested", async () => {
    const more = (nodes: Node[]) => [...nodes, ...nodes.map((node) => ({ ...node, databaseId: 1, slug: "other" }))];
    await refuse(changeNodes(more), "bad-answer");
  });

  test("the same product twice", async () => {
    await refuse(
      changeNodes((nodes) => [...nodes, nodes[0]!]),
      "bad-answer",
    );
  });

  test("no data", async () =>
    refuse(
      openSpoiled(() => ({ data: null })),
      "bad-answer",
    ));
  test("no list", async () =>
    refuse(
      openSpoiled(() => ({ data: { products: null } })),
      "bad-answer",
    ));
  test("partial data with an error", async () =>
    refuse(
      openSpoiled((body) => ({ ...body, errors: [{ message: "Internal server error" }] })),
      "refused",
    ));

  test("a next page without a cursor", async () => {
    const pageInfo = { hasNextPage: true, endCursor: null };
    await refuse(
      openSpoiled((body) => ({ data: { products: { ...body.data!.products, pageInfo } } })),
      "bad-answer",
    );
  });

  test("a next page with the cursor of this one", async () => {
    const products = { nodes: [], edges: [], pageInfo: { hasNextPage: true, endCursor: "same" }, found: 0 };
    const { source } = openDemoSource(shop, (response, query) =>
      /^getCatalog(Products|Ids)/.test(query) ? Response.json({ data: { products } }) : response,
    );
    for (const list of ["listProducts", "listModified", "listIds"] as const)
      await expect(source[list](10, "same")).rejects.toMatchObject({ failure: { kind: "bad-answer" } });
  });

  test("HTML instead of JSON", async () => {
    const { source } = openDemoSource(shop, (response, query) =>
      query === "probe" ? response : new Response("<h1>Maintenance</h1>", { status: 200 }),
    );
    for (const ask of [() => source.listIds(10, null), () => source.listTerms(null), () => source.readSettings()])
      await expect(ask()).rejects.toMatchObject({ failure: { kind: "bad-answer" } });
  });

  test("a WordPress whose capabilities can't be detected", async () => {
    const { source } = openDemoSource(shop, () => new Response("", { status: 502 }));
    await expect(source.listProducts(10, null)).rejects.toMatchObject({ failure: { kind: "unreachable" } });
  });
});

test("replacing any value reads, reports or refuses the product, and throws nothing else", async () => {
  const { source, client } = openDemoSource(shop);
  const query = client.query.bind(client);
  let data: unknown = null;
  client.query = (async (...given: Parameters<typeof query>) => {
    const answer = await query(...given);
    data = answer.data;
    return answer;
  }) as typeof query;
  await source.findProducts([first!.id]);
  for (const spoilt of corruptEach(data)) {
    client.query = () => Promise.resolve({ data: spoilt, failure: null, sessionToken: null }) as never;
    const read = await source.findProducts([first!.id]).catch((error: unknown) => error);
    if (read instanceof BackendFault) continue;
    expect(read).toHaveProperty("rows");
  }
}, 60_000);
