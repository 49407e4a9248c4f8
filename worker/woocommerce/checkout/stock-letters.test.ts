import { expect, test } from "vitest";
import { scriptBackend } from "../../../tests/doubles/backend/scripted-backend";
import { fetchBuyable, sendStockEmails } from "./plugin-queries";

const letter = (key: string) => ({
  key,
  email: "maria@example.bg",
  product: "Пудовка",
  productUrl: "https://shop.test/produkt/pudovka",
  cancelUrl: "https://shop.test/izvestie?key=1",
});
const UNKNOWN = 'Cannot query field "announceStock" on type "RootMutation".';

test("what can be bought comes by its id with the slug of its page; what is no answer is left out", async () => {
  const found = [{ databaseId: 7, slug: "p" }, { databaseId: 8, slug: null }, { databaseId: "9", slug: "q" }, null];
  const { client, queries } = scriptBackend(() => ({ data: { storefrontStock: found } }));
  expect(await fetchBuyable(client, [7, 8, 9])).toEqual({ ok: true, value: new Map([[7, "p"]]) });
  expect(queries).toMatchObject([{ name: "getStorefrontStock", variables: { ids: [7, 8, 9] } }]);
});

test.each([
  { data: { storefrontStock: null } },
  { data: { storefrontStock: 7 } },
  { data: null, error: 'Cannot query field "storefrontStock" on type "RootQuery".' },
  { fault: 502 as const },
])("%o says nothing of what can be bought", async (answer) => {
  const { client } = scriptBackend(() => answer);
  expect((await fetchBuyable(client, [7])).ok).toBe(false);
});

test("a letter counts as mailed only where the plugin names its key (docs/stock-requests.md)", async () => {
  const told = { mailed: ["a", "stranger", null, 7], refused: ["b"] };
  const { client, queries } = scriptBackend(() => ({ data: { announceStock: told } }));
  const letters = ["a", "b", "c"].map(letter);
  expect(await sendStockEmails(client, letters)).toEqual({ ok: true, value: { mailed: ["a"], refused: ["b"] } });
  expect(queries).toMatchObject([{ name: "announceStock", variables: { input: { letters } } }]);
});

test.each([{ data: { announceStock: null } }, { data: null, error: UNKNOWN }, { fault: "reset" as const }])(
  "%o mailed nothing that is known, and isn't asked twice in a row",
  async (answer) => {
    const { client, queries } = scriptBackend(() => answer);
    expect((await sendStockEmails(client, [letter("a")])).ok).toBe(false);
    expect(queries).toHaveLength(1);
  },
);

test("lists that are null mean none", async () => {
  const { client } = scriptBackend(() => ({ data: { announceStock: { mailed: null, refused: null } } }));
  expect(await sendStockEmails(client, [letter("a")])).toEqual({ ok: true, value: { mailed: [], refused: [] } });
});
