import fc from "fast-check";
import { expect, test } from "vitest";
import { PRICED } from "../../../tests/fixtures/pricing";
import { fail, succeed } from "../../domain/values/result";
import type { CartChange, Cart } from "../../domain/cart/cart";
import type { Product } from "../../domain/product/product";
import { changeCart } from "./change-cart";
import type { Catalog } from "../../services/catalog";
import type { Shopper } from "../../services/shopper";

const CART = { lines: [], itemCount: 0 } as unknown as Cart;

const WHEY = {
  databaseId: 937,
  type: "variable",
  variationAttributes: [
    { name: "pa_vkus", label: "Вкус", options: [] },
    { name: "pa_razmer", label: "Разфасовка", options: [] },
  ],
  variations: [
    {
      ...PRICED,
      databaseId: 941,
      attributes: [
        { name: "pa_vkus", value: "yagoda" },
        { name: "pa_razmer", value: "" },
      ],
    },
    {
      ...PRICED,
      databaseId: 942,
      attributes: [
        { name: "pa_vkus", value: "shokolad" },
        { name: "pa_razmer", value: "2-kg" },
      ],
    },
  ],
} as unknown as Product;

function send(
  fields: Record<string, string>,
  answer: unknown = succeed({ cart: CART, restored: false }),
  product: Product | null = WHEY,
) {
  const changes: CartChange[] = [];
  const requested: string[] = [];
  const shopper = {
    changeCart: (change: CartChange) => (changes.push(change), Promise.resolve(answer)),
  } as unknown as Shopper;
  const catalog = {
    findProduct: (slug: string) => (requested.push(slug), Promise.resolve(succeed(product))),
  } as unknown as Catalog;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return changeCart(form, { shopper, catalog }).then((outcome) => ({ ...outcome, changes, requested }));
}

test("a named variation is added directly, without reading the catalog", async () => {
  const { changes, requested, reply } = await send({
    intent: "add",
    productId: "937",
    variationId: "941",
    slug: "whey",
    quantity: "2",
  });
  expect(changes).toEqual([{ type: "add", productId: 937, variationId: 941, quantity: 2, attributes: [] }]);
  expect(requested).toEqual([]);
  expect(reply).toEqual({ ok: true, cart: CART, restored: false });
});

test("selected attributes find the variation, and those it leaves open are sent along", async () => {
  const selectedOptions = { attribute_pa_vkus: "yagoda", attribute_pa_razmer: "900-g" };
  const { changes } = await send({ intent: "add", productId: "937", slug: "whey", ...selectedOptions });
  expect(changes).toEqual([
    { type: "add", productId: 937, variationId: 941, quantity: 1, attributes: [{ name: "pa_razmer", value: "900-g" }] },
  ]);
});

test("a missing option is named by its label before the backend is called", async () => {
  const { reply, status, changes } = await send({
    productId: "937",
    slug: "whey",
    attribute_pa_vkus: "yagoda",
    attribute_pa_razmer: "",
  });
  expect(reply).toMatchObject({
    ok: false,
    reason: "no-variation",
    message: "Моля, изберете Разфасовка",
    slug: "whey",
  });
  expect(status).toBe(422);
  expect(changes).toEqual([]);
});

test("a missing option without a label is called „Вариации“", async () => {
  const unnamed = { ...WHEY, variationAttributes: [{ name: "pa_vkus", label: "", options: [] }] };
  const { reply } = await send({ productId: "937", slug: "whey", attribute_pa_vkus: "" }, undefined, unnamed);
  expect(reply).toMatchObject({ message: "Моля, изберете Вариации" });
});

test("a variable product without options is refused by the backend, and the missing option is named", async () => {
  const { reply, changes } = await send(
    { productId: "937", slug: "whey" },
    fail({ kind: "refused", message: "Моля, изберете опции" }),
  );
  expect(changes).toHaveLength(1);
  expect(reply).toMatchObject({ reason: "no-variation", message: "Моля, изберете Вкус" });
});

test("another product's slug is ignored", async () => {
  const { reply, changes } = await send({ productId: "1", slug: "whey", attribute_pa_vkus: "yagoda" });
  expect(reply).toMatchObject({ ok: false, reason: "refused" });
  expect(changes).toEqual([]);
});

test("removing a line is a quantity of 0, and a failed change names its line", async () => {
  const failed = await send({ intent: "remove", key: "abc" }, fail({ kind: "refused", message: "Няма такъв ред." }));
  expect(failed.changes).toEqual([{ type: "set-quantity", key: "abc", quantity: 0 }]);
  expect(failed).toMatchObject({
    status: 422,
    reply: { ok: false, message: "Няма такъв ред.", lineKey: "abc", intent: "remove" },
  });
});

test("a refused coupon comes back with its code", async () => {
  const { reply } = await send(
    { intent: "apply-coupon", code: "LETO" },
    fail({ kind: "refused", message: "Купонът е изтекъл." }),
  );
  expect(reply).toMatchObject({
    ok: false,
    reason: "refused",
    message: "Купонът е изтекъл.",
    typed: "LETO",
    intent: "apply-coupon",
  });
});

test("a quantity reduced to the stock is an error at its line, with the current cart", async () => {
  const clamped = { key: "abc", shortage: { kind: "short", left: 4 } };
  const fields = { intent: "update", key: "abc", quantity: "9" };
  expect(await send(fields, succeed({ cart: CART, restored: false, clamped }))).toMatchObject({
    status: 422,
    reply: { ok: false, lineKey: "abc", cart: CART, message: "Има само 4 броя. Намалихме количеството дотолкова." },
  });
});

test("a full cart is reported", async () => {
  const full = fail({ kind: "invalid", field: "lines" });
  expect(await send({ productId: "1" }, full)).toMatchObject({
    status: 422,
    reply: { reason: "full", message: expect.stringMatching(/място за 100 различни продукта/) as string },
  });
});

test("an unavailable backend gives 503, in the catalog too", async () => {
  expect(await send({ productId: "1" }, fail({ kind: "timeout" }))).toMatchObject({
    status: 503,
    reply: { reason: "unavailable" },
  });
  const catalog = { findProduct: async () => fail({ kind: "timeout" }) } as unknown as Catalog;
  const form = new FormData();
  for (const [name, value] of Object.entries({ productId: "937", slug: "whey", attribute_pa_vkus: "x" }))
    form.append(name, value);
  expect(await changeCart(form, { shopper: {} as Shopper, catalog })).toMatchObject({ status: 503 });
});

test("a malformed form gets 400 and a message, never an error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.string({ unit: "binary" })), async (fields) => {
      const { status, reply } = await send(fields);
      expect([200, 400]).toContain(status);
      if (!reply.ok) expect(reply.message).not.toBe("");
    }),
  );
});

test("an add whose line costs something else than the page showed says so, and is kept", async () => {
  const line = { key: "k", productId: 937, variationId: 941, name: "Whey", quantity: 2, subtotal: 9800 };
  const cart = { ...CART, lines: [line] };
  const add = (shown: string) =>
    send({ productId: "937", variationId: "941", shown }, succeed({ cart, restored: false })).then(
      ({ reply }) => reply,
    );
  expect(await add("4500")).toMatchObject({ ok: true, cart, priceMismatch: { lineKey: "k", shown: 4500, now: 4900 } });
  expect(await add("4900")).toEqual({ ok: true, cart, restored: false });
  expect(await add("")).toEqual({ ok: true, cart, restored: false });
});

test("a plain form's options are compared with the price of the variation they select", async () => {
  const line = { key: "k", productId: 937, variationId: 942, name: "Whey", quantity: 1, subtotal: 123 };
  const sent = { productId: "937", slug: "whey", attribute_pa_vkus: "shokolad", attribute_pa_razmer: "2-kg" };
  const { reply } = await send(sent, succeed({ cart: { ...CART, lines: [line] }, restored: false }));
  expect(reply).toMatchObject({ ok: true, priceMismatch: { shown: PRICED.pricing.lowest, now: 123 } });
});
