import { expect, inject, test } from "vitest";
import { NotifyBackInStockDocument, GetStorefrontStockDocument } from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { findVariation, listCards, type Card } from "./fixtures/discover";
import { needOrders, needSecret, visitPlugin } from "./fixtures/plugin-visitor";
import { fetchAlone } from "../built-shop/fetch-shop";

/** An id of no product. */
const UNKNOWN_ID = 999_999_999;

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

const isBuyable = (card: Card) =>
  "stockStatus" in card &&
  card.purchasable === true &&
  card.stockStatus !== null &&
  card.stockStatus !== "OUT_OF_STOCK";

test("the shop alone can read what is purchasable, in agreement with the public lists (docs/stock-requests.md)", async (context) => {
  const refused = await visitor.ask(GetStorefrontStockDocument, { ids: [UNKNOWN_ID] });
  expect(refused.errors).toEqual(["storefront-secret-required: storefrontStock"]);
  visitor.headers = { "x-storefront-secret": needSecret(context) };
  const cards = await listCards();
  const variation = await findVariation();
  const ask = async (ids: number[]) =>
    (await visitor.need(GetStorefrontStockDocument, { ids })).storefrontStock?.map((one) => one!);
  const expected = cards.filter(isBuyable);
  expect(expected.length).toBeGreaterThan(0);
  expect(await ask(cards.map(({ databaseId }) => databaseId))).toEqual(
    expected.map(({ databaseId, slug }) => ({ databaseId, slug })),
  );
  const found = await ask([UNKNOWN_ID, ...(variation ? [variation.variationId] : []), 0]);
  const slugs = cards.filter(({ databaseId }) => databaseId === variation?.productId);
  expect(found).toEqual(slugs.map(({ slug }) => ({ databaseId: variation!.variationId, slug })));
});

test("an email is sent once for its key, for the shop alone, and none to an invalid address (docs/stock-requests.md)", async (context) => {
  const email = {
    key: `contract-${crypto.randomUUID()}`,
    email: "contract@example.com",
    product: "Проба · L",
    productUrl: "https://shop.example/produkt/%D0%BF%D1%80%D0%BE%D0%B1%D0%B0",
    cancelUrl: "https://shop.example/izvestie?key=0",
  };
  const input = { emails: [email, { ...email, key: `${email.key}-nobody`, email: "nobody" }] };
  const refused = await visitor.ask(NotifyBackInStockDocument, { input });
  expect(refused.errors).toEqual(["storefront-secret-required: notifyBackInStock"]);
  visitor.headers = { "x-storefront-secret": needSecret(context) };
  // It sends an email: only where orders may be placed, too.
  needOrders(context);
  for (let n = 0; n < 2; n += 1)
    expect(await visitor.need(NotifyBackInStockDocument, { input })).toEqual({
      notifyBackInStock: { mailed: [email.key], refused: [`${email.key}-nobody`] },
    });
  if (!inject("isDemo")) return;
  const outbox = await (await fetchAlone(new URL("/outbox", inject("endpoint")))).text();
  expect(outbox.split(email.productUrl)).toHaveLength(2);
});
