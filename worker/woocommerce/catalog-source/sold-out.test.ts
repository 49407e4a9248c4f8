import { expect, test } from "vitest";
import { catalog } from "../../../demo/catalog/catalog";
import { createBackendClient } from "../client";
import { probeCapabilities } from "../capabilities";
import { openDemo } from "../../../tests/doubles/backend/demo-source";
import { openStorage } from "../../../tests/doubles/platform/object-storage";
import { WooCatalogSource } from "./woo-catalog-source";

const soldOut = catalog.products.find(({ status, published }) => published && status === "OUT_OF_STOCK")!;
const inStock = catalog.products.find(({ status, visibility }) => status === "IN_STOCK" && visibility === "VISIBLE")!;
const URL_OF_DEMO = "https://demo.shop.test/graphql";

/** The settings, and the rows of a sold-out and an available product, over a shop configured like this. */
async function read(options: { hasPlugin: boolean; hidesSoldOut: boolean }) {
  const demo = await openDemo();
  await demo.setUp("options", options);
  const fetcher = (input: RequestInfo | URL, init?: RequestInit) =>
    demo.fetch(new URL(String(input)).pathname, init) as Promise<Response>;
  const client = createBackendClient({ name: "public", url: URL_OF_DEMO, fetch: fetcher, onFailure: () => undefined });
  const documents = {
    origin: new URL(URL_OF_DEMO).origin,
    home: "",
    menus: [],
    language: null,
    checkSettings: () => undefined,
  };
  const probe = () => probeCapabilities(URL_OF_DEMO, fetcher);
  const source = new WooCatalogSource(client, probe, documents, openStorage());
  const { rows } = await source.findProducts([soldOut.id, inStock.id]);
  const { ids } = await source.listIds(100, null);
  const [first, found] = [await source.listProducts(1, null), await source.findIds([soldOut.id])];
  return { ...(await source.readSettings()), rows, listed: [ids, found, first.found] };
}

test("whether sold-out products are hidden is WooCommerce's setting, on which rows and their fingerprint don't depend", async () => {
  const hiding = await read({ hasPlugin: true, hidesSoldOut: true });
  const showing = await read({ hasPlugin: true, hidesSoldOut: false });
  expect([hiding.hidesSoldOut, showing.hidesSoldOut]).toEqual([true, false]);
  expect(hiding.rows.map(({ id }) => id).toSorted()).toEqual([soldOut.id, inStock.id].toSorted());
  expect(hiding.rows).toEqual(showing.rows);
  // WooCommerce then omits them from lists, which would look like a deletion.
  expect(hiding.listed).toEqual(showing.listed);
  expect(hiding.fingerprint).toBe(showing.fingerprint);
});

test("without the plugin, which alone tells that setting, they are shown", async () => {
  expect((await read({ hasPlugin: false, hidesSoldOut: true })).hidesSoldOut).toBe(false);
});
