import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { createBackendClient } from "../client";
import { probeCapabilities } from "../capabilities";
import { openDemo } from "../../../tests/doubles/backend/demo-source";
import { openStorage } from "../../../tests/doubles/platform/object-storage";
import type { EntryData } from "../../catalog/rows/row-data";
import { readEnvironment } from "../../platform/environment";
import { WooCatalogSource } from "./catalog-source";

const soldOut = catalog.products.find(({ status, published }) => published && status === "OUT_OF_STOCK")!;
const inStock = catalog.products.find(({ status, visibility }) => status === "IN_STOCK" && visibility === "VISIBLE")!;
const URL_OF_DEMO = "https://demo.shop.test/graphql";

/** The stored rows of a sold-out and an available product, and the settings, over a shop configured like this. */
async function read(options: { hasPlugin: boolean; hidesSoldOut: boolean }, hidesSoldOut = false) {
  const demo = await openDemo();
  await demo.setUp("options", options);
  const fetcher = (input: RequestInfo | URL, init?: RequestInit) =>
    demo.fetch(new URL(String(input)).pathname, init) as Promise<Response>;
  const client = createBackendClient({ name: "public", url: URL_OF_DEMO, fetch: fetcher, onFailure: () => undefined });
  const documents = { origin: new URL(URL_OF_DEMO).origin, menus: [], checkSettings: () => undefined };
  const storage = openStorage();
  const open = () =>
    new WooCatalogSource(client, () => probeCapabilities(URL_OF_DEMO, fetcher), documents, storage, hidesSoldOut);
  const settings = await open().readSettings();
  // A restarted object knows it, too.
  const { rows } = await open().findProducts([soldOut.id, inStock.id]);
  const entries = rows.map(({ entry }) => JSON.parse(entry) as EntryData);
  const visibilityOf = (id: number) => entries.find((entry) => entry.id === id)!.visibility;
  return { settings, shown: [visibilityOf(soldOut.id), visibilityOf(inStock.id)], pages: rows.map(({ page }) => page) };
}

test("a sold-out product is hidden if WooCommerce's setting says so, and keeps its page", async () => {
  const hiding = await read({ hasPlugin: true, hidesSoldOut: true });
  expect(hiding.shown).toEqual(["hidden", "visible"]);
  const showing = await read({ hasPlugin: true, hidesSoldOut: false });
  expect(showing.shown).toEqual(["visible", "visible"]);
  expect(hiding.pages).toEqual(showing.pages);
  // A changed setting starts a full sync.
  expect(hiding.settings).not.toBe(showing.settings);
});

test("without the plugin HIDE_SOLD_OUT decides; the plugin takes precedence", async () => {
  expect((await read({ hasPlugin: false, hidesSoldOut: true })).shown).toEqual(["visible", "visible"]);
  expect((await read({ hasPlugin: false, hidesSoldOut: true }, true)).shown).toEqual(["hidden", "visible"]);
  expect((await read({ hasPlugin: true, hidesSoldOut: false }, true)).shown).toEqual(["visible", "visible"]);
});

test("HIDE_SOLD_OUT is a boolean and defaults to false", () => {
  const hides = (value?: unknown) => readEnvironment({ HIDE_SOLD_OUT: value }).hidesSoldOut;
  expect([hides(), hides(""), hides("true"), hides("false")]).toEqual([false, false, true, false]);
  expect(() => hides("yes")).toThrow("HIDE_SOLD_OUT: true or false is needed");
});
