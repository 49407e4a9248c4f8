import { expect, test } from "vitest";
import { respondWith, corruptEach } from "../../tests/doubles/backend/canned-client";
import { findOrder, fetchCustomer, fetchViewer, listDownloads, listOrders } from "./account/account-queries";
import { findPosts, listPostTimes } from "./catalog-source/catalog-posts";
import { fetchRegions } from "./checkout/countries";
import { fetchStock } from "./catalog/live-stock";
import type { BackendClient } from "./client";
import { listMenu } from "./content/menus";
import { BackendFault } from "./errors";
import { listNewestReviews, sendReview } from "./catalog/reviews";
import { listLoginClients, sendLogin, sendRefresh, sendRegistration } from "./account/sign-in-queries";

const pageInfo = { hasNextPage: false, endCursor: null };
const image = { databaseId: 1, sourceUrl: "https://shop.test/a.jpg", altText: "a", title: "t" };
const term = { databaseId: 2, slug: "s", name: "n", count: 3, description: "d", uri: "/u/", taxonomyName: "pa_razmer" };
const terms = { pageInfo, nodes: [{ ...term, image, parentDatabaseId: 1 }] };
const stock = { stockStatus: "IN_STOCK", stockQuantity: 3 };
const attributes = { nodes: [{ name: "pa_razmer", label: "l", value: "m" }] };
const variation = { databaseId: 4, name: "v", sku: "s", price: "1.00", ...stock, image, attributes };
const card = { databaseId: 5, name: "p", slug: "p", type: "VARIABLE", price: "1.00, 2.00", ...stock, image };
const author = { node: { name: "a", avatar: { url: "https://shop.test/a.png" } } };
const review = { id: "r", databaseId: 6, content: "<p>c</p>", date: "2026-03-04 10:13:20", status: "APPROVE", author };
const address = { firstName: "f", city: "c", country: "BG" };
const customer = { databaseId: 7, firstName: "f", email: "e", billing: address, shipping: address };
const user = { id: "u", databaseId: 7, name: "n" };
const download = { id: "d", downloadId: "d", name: "n", url: "https://shop.test/d", product: card };
const line = { databaseId: 8, quantity: 2, total: "1", product: { node: card }, variation: { node: variation } };
const order = { databaseId: 9, orderKey: "k", date: "2026", total: "1", lineItems: { nodes: [line] }, customer };
const post = {
  __typename: "Post",
  databaseId: 1,
  modifiedGmt: "m",
  title: "t",
  slug: "s",
  date: "d",
  excerpt: "e",
  content: "c",
  author,
};
const preview = { opengraphTitle: "t", opengraphImage: image, twitterTitle: "t", twitterImage: image };
const seo = { title: "t", canonical: "https://shop.test/", ...preview, schema: { raw: '{"@context":"x"}' } };
const item = { databaseId: 1, parentDatabaseId: 2, order: 1, label: "l", uri: "/u/", url: "x", path: "/u/" };
const tokens = { authToken: "a", authTokenExpiration: "1795222608", refreshToken: "r", user, viewer: user, customer };
const draft = { productId: 1, rating: 5, content: "c", author: "a", authorEmail: "e" };
const account = { email: "e", password: "p", username: "u", firstName: "f", lastName: "l" };
const NO_REVIEWS = { reviewCount: 0, starCounts: [], reviews: [] };

const QUERIES: [name: string, ask: (client: BackendClient) => Promise<unknown>, data: unknown][] = [
  ["stock", (client) => fetchStock(client, "s"), { product: { ...card, variations: { nodes: [variation] } } }],
  [
    "reviews",
    (client) => listNewestReviews(client, "s", 200, { ok: true, value: { ...NO_REVIEWS, next: "c" } }),
    { product: { reviews: { edges: [{ rating: 5, node: review }] } } },
  ],
  ["a new review", (client) => sendReview(client, draft, null), { writeReview: { rating: 5, review } }],
  ["the viewer", (client) => fetchViewer(client, null), { viewer: user }],
  ["the customer", (client) => fetchCustomer(client, null), { customer }],
  ["orders", (client) => listOrders(client, null), { customer: { ...customer, orders: { pageInfo, nodes: [order] } } }],
  [
    "an order",
    (client) => findOrder(client, 9, null),
    { order: { ...order, downloadableItems: { nodes: [download] } } },
  ],
  [
    "downloads",
    (client) => listDownloads(client, null),
    { customer: { ...customer, downloadableItems: { nodes: [download] } } },
  ],
  ["a login", (client) => sendLogin(client, account, null), { login: tokens }],
  ["a registration", (client) => sendRegistration(client, account, null), { registerCustomer: tokens }],
  ["a refresh", (client) => sendRefresh(client, "r"), { refreshToken: { success: true, ...tokens } }],
  [
    "login clients",
    listLoginClients,
    { loginClients: [{ name: "n", provider: "GOOGLE", authorizationUrl: "https://x.test" }] },
  ],
  [
    "posts and pages",
    (client) => findPosts(client, [1], { origin: "", home: "", withSeo: true }),
    { contentNodes: { nodes: [{ ...post, categories: terms, featuredImage: { node: image }, seo }] } },
  ],
  ["times of posts", (client) => listPostTimes(client, null), { contentNodes: { pageInfo, nodes: [post] } }],
  ["regions", (client) => fetchRegions(client, ["BG"]), { BG: [{ code: "BG-22", name: "София" }] }],
  ["a menu", (client) => listMenu(client, "PRIMARY"), { menuItems: { nodes: [item] } }],
];

test.each(QUERIES)("%s: the unmodified response is readable", async (_, ask, data) => {
  const outcome = await ask(respondWith({ data }).client);
  expect(JSON.stringify(outcome)).not.toContain('"ok":false');
  expect(outcome).not.toBeNull();
});

test.each(QUERIES)("%s: replacing any value never lets an unexpected type through", async (_, ask, data) => {
  for (const corrupted of corruptEach(data)) {
    const outcome = await ask(respondWith({ data: corrupted }).client).catch((error: unknown) => error);
    if (!(outcome instanceof BackendFault)) expect(outcome).not.toBeInstanceOf(Error);
    expect(JSON.stringify(outcome) ?? "", JSON.stringify(corrupted)).not.toMatch(/corrupted|object Object|NaN/);
  }
});

test.each(QUERIES)("%s: an unreachable backend is a fault or a failure, never an empty value", async (_, ask) => {
  const failure = { kind: "timeout" as const };
  const outcome = await ask(respondWith({ failure }).client).catch((error: unknown) => error);
  expect(JSON.stringify(outcome)).toContain("timeout");
});
