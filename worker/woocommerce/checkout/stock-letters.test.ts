import { expect, test } from "vitest";
import { scriptBackend } from "../../../tests/doubles/scripted-backend";
import { askBuyable, sendStockLetters } from "./plugin-queries";

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
  const { client, questions } = scriptBackend(() => ({ data: { storefrontStock: found } }));
  expect(await askBuyable(client, [7, 8, 9])).toEqual({ ok: true, value: new Map([[7, "p"]]) });
  expect(questions).toMatchObject([{ name: "getStorefrontStock", variables: { ids: [7, 8, 9] } }]);
});

test.each([
  { data: { storefrontStock: null } },
  { data: { storefrontStock: 7 } },
  { data: null, error: 'Cannot query field "storefrontStock" on type "RootQuery".' },
  { fault: 502 as const },
])("%o says nothing of what can be bought", async (answer) => {
  const { client } = scriptBackend(() => answer);
  expect((await askBuyable(client, [7])).ok).toBe(false);
});

test("a letter counts as mailed only where the plugin names its key (docs/stock-requests.md)", async () => {
  const told = { mailed: ["a", "stranger", null, 7], refused: ["b"] };
  const { client, questions } = scriptBackend(() => ({ data: { announceStock: told } }));
  const letters = ["a", "b", "c"].map(letter);
  expect(await sendStockLetters(client, letters)).toEqual({ ok: true, value: { mailed: ["a"], refused: ["b"] } });
  expect(questions).toMatchObject([{ name: "announceStock", variables: { input: { letters } } }]);
});

test.each([{ data: { announceStock: null } }, { data: null, error: UNKNOWN }, { fault: "reset" as const }])(
  "%o mailed nothing that is known, and isn't asked twice in a row",
  async (answer) => {
    const { client, questions } = scriptBackend(() => answer);
    expect((await sendStockLetters(client, [letter("a")])).ok).toBe(false);
    expect(questions).toHaveLength(1);
  },
);

test("lists that are null mean none", async () => {
  const { client } = scriptBackend(() => ({ data: { announceStock: { mailed: null, refused: null } } }));
  expect(await sendStockLetters(client, [letter("a")])).toEqual({ ok: true, value: { mailed: [], refused: [] } });
});
