import { expect, test } from "vitest";
import { PRICED } from "../../../tests/fixtures/pricing";
import { fail, succeed } from "../../domain/values/result";
import { VARIATIONS_MAX } from "../../config/limits";
import type { CartChange } from "../../domain/cart/cart";
import type { Product, Variation } from "../../domain/product/product";
import { changeCart } from "./change-cart";
import type { Catalog } from "../../services/catalog";
import type { Shopper } from "../../services/shopper";

const DONE = succeed({ cart: { lines: [], itemCount: 0 }, restored: false });

const GONE = fail({ kind: "refused", message: "Няма достатъчно наличност." });

async function send(fields: [string, string][], answers: unknown[] = [DONE], catalog: Partial<Catalog> = {}) {
  const changes: CartChange[] = [];
  const changeCartOnce = (change: CartChange) =>
    Promise.resolve(answers[Math.min(changes.push(change), answers.length) - 1]);
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const shopper = { changeCart: changeCartOnce } as unknown as Shopper;
  return { changes, ...(await changeCart(form, { shopper, catalog: catalog as Catalog })) };
}

const SET: [string, string][] = [
  ["intent", "add-group"],
  ["item", "11"],
  ["quantity-11", "2"],
  ["quantity-12", "7"],
  ["item", "13"],
  ["quantity-13", "1"],
];

test("the checked products of a group are added, each in its own quantity, one at a time", async () => {
  const { changes, reply } = await send(SET);
  expect(changes).toMatchObject([
    { type: "add", productId: 11, quantity: 2, variationId: null },
    { type: "add", productId: 13, quantity: 1, variationId: null },
  ]);
  expect(reply.ok).toBe(true);
});

const HALF = succeed({ cart: { lines: [{ productId: 11, name: "Щанга" }], itemCount: 2 }, restored: false });

const named = { listByIds: (ids: number[]) => Promise.resolve(succeed(ids.map((id) => ({ name: `Диск ${id}` })))) };

test("a refused product doesn't block the others; the reply names what was added, what wasn't, and why", async () => {
  const catalog = named as unknown as Catalog;
  const { changes, reply, status } = await send(SET, [HALF, GONE], catalog);
  expect(changes).toHaveLength(2);
  expect(status).toBe(422);
  const message = "Добавени: Щанга. Не са добавени: Диск 13. Няма достатъчно наличност.";
  expect(reply).toMatchObject({ ok: false, reason: "refused", message, cart: { itemCount: 2 } });
  const other = await send(SET, [GONE, HALF], catalog);
  expect(other.reply).toMatchObject({ reason: "refused", cart: { itemCount: 2 } });
});

test("a group of unavailable products is refused in the backend's words", async () => {
  const { changes, reply, status } = await send(SET, [GONE], named as unknown as Catalog);
  expect(changes).toHaveLength(2);
  expect([status, reply]).toMatchObject([422, { ok: false, reason: "refused", message: "Няма достатъчно наличност." }]);
});

test("after a failure within a group no more requests are sent, and what was added is reported", async () => {
  const down = fail({ kind: "unreachable" } as const);
  const three: [string, string][] = [...SET, ["item", "14"], ["quantity-14", "1"]];
  const { changes, reply } = await send(three, [HALF, down], named as unknown as Catalog);
  expect(changes).toHaveLength(2);
  expect(reply).toMatchObject({ message: expect.stringContaining("Не са добавени: Диск 13, Диск 14.") as string });
  const nameless = { listByIds: async () => down };
  expect((await send(three, [HALF, down], nameless)).reply).toMatchObject({
    message: expect.stringContaining("Добавени: Щанга. Не са добавени останалите.") as string,
  });
  expect((await send(three, [down])).status).toBe(503);
});

test("an empty or malformed group is rejected before anything is added", async () => {
  for (const fields of [
    [["quantity-11", "1"]],
    [["item", "abc"]],
    [
      ["item", "11"],
      ["quantity-11", "1e3"],
    ],
    [
      ["item", "11"],
      ["quantity-11", "0"],
    ],
  ] as [string, string][][]) {
    const { changes, reply, status } = await send([["intent", "add-group"], ...fields]);
    expect([changes, reply.ok, status]).toEqual([[], false, 400]);
  }
});

const vary = (databaseId: number, value: string) =>
  ({ ...PRICED, databaseId, attributes: [{ name: "pa_razmer", value }] }) as unknown as Variation;

const SHOE = {
  databaseId: 5,
  type: "variable",
  slug: "shoe",
  variationAttributes: [{ name: "pa_razmer", label: "Размер", options: [] }],
  variations: Array.from({ length: VARIATIONS_MAX }, (_, index) => vary(100 + index, String(30 + index))),
} as unknown as Product;

const OPTIONS_FIELDS: [string, string][] = [
  ["intent", "add"],
  ["productId", "5"],
  ["slug", "shoe"],
  ["attribute_pa_razmer", "51"],
];

test("without scripts the 21st variation is found among all of them", async () => {
  const catalog: Partial<Catalog> = {
    findProduct: async () => succeed(SHOE),
    listVariations: () => Promise.resolve(succeed([...SHOE.variations, vary(121, "51")])),
  };
  expect((await send(OPTIONS_FIELDS, [DONE], catalog)).changes).toMatchObject([{ productId: 5, variationId: 121 }]);
  const failing = { ...catalog, listVariations: () => Promise.resolve(fail({ kind: "unreachable" } as const)) };
  const { changes, status } = await send(OPTIONS_FIELDS, [DONE], failing);
  expect([changes, status]).toEqual([[], 503]);
});
