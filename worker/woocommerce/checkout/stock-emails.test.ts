import { expect, test } from "vitest";
import { scriptBackend } from "../../../tests/doubles/backend/scripted-backend";
import { fetchPurchasable, sendStockEmails } from "./plugin-queries";

const email = (key: string) => ({
  key,
  email: "maria@example.bg",
  product: "Пудовка",
  productUrl: "https://shop.test/produkt/pudovka",
  cancelUrl: "https://shop.test/izvestie?key=1",
});
const UNKNOWN = 'Cannot query field "notifyBackInStock" on type "RootMutation".';

test("purchasable products map id to slug; malformed entries are omitted", async () => {
  const found = [{ databaseId: 7, slug: "p" }, { databaseId: 8, slug: null }, { databaseId: "9", slug: "q" }, null];
  const { client, queries } = scriptBackend(() => ({ data: { storefrontStock: found } }));
  expect(await fetchPurchasable(client, [7, 8, 9])).toEqual({ ok: true, value: new Map([[7, "p"]]) });
  expect(queries).toMatchObject([{ name: "getStorefrontStock", variables: { ids: [7, 8, 9] } }]);
});

test.each([
  { data: { storefrontStock: null } },
  { data: { storefrontStock: 7 } },
  { data: null, error: 'Cannot query field "storefrontStock" on type "RootQuery".' },
  { fault: 502 as const },
])("%o says nothing of what can be bought", async (response) => {
  const { client } = scriptBackend(() => response);
  expect((await fetchPurchasable(client, [7])).ok).toBe(false);
});

test("an email counts as sent only if the plugin reports its key", async () => {
  const reported = { mailed: ["a", "stranger", null, 7], refused: ["b"] };
  const { client, queries } = scriptBackend(() => ({ data: { notifyBackInStock: reported } }));
  const emails = ["a", "b", "c"].map(email);
  expect(await sendStockEmails(client, emails)).toEqual({ ok: true, value: { mailed: ["a"], refused: ["b"] } });
  expect(queries).toMatchObject([{ name: "notifyBackInStock", variables: { input: { emails } } }]);
});

test.each([{ data: { notifyBackInStock: null } }, { data: null, error: UNKNOWN }, { fault: "reset" as const }])(
  "%o is a failure and isn't retried",
  async (response) => {
    const { client, queries } = scriptBackend(() => response);
    expect((await sendStockEmails(client, [email("a")])).ok).toBe(false);
    expect(queries).toHaveLength(1);
  },
);

test("null lists are empty", async () => {
  const { client } = scriptBackend(() => ({ data: { notifyBackInStock: { mailed: null, refused: null } } }));
  expect(await sendStockEmails(client, [email("a")])).toEqual({ ok: true, value: { mailed: [], refused: [] } });
});
