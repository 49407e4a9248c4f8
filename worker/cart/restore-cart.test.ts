import { expect, test } from "vitest";
import { add, openDemoSession } from "../../tests/doubles/backend/demo-session";

const CASEIN = 154;
const MULTI = 228;
const LAST = 253;
const TRAINER = 1129;
const SHIRT = { productId: 363, variationId: 369, attributes: [{ name: "pa_cvyat", value: "rozov" }] };

async function fill(...changes: Parameters<ReturnType<typeof openDemoSession>["cart"]["change"]>[0][]) {
  const session = openDemoSession();
  for (const change of changes) expect(await session.cart.change(change)).toMatchObject({ ok: true });
  return { ...session, expire: () => session.store.write("token", "broken") };
}

async function readCart({ cart }: ReturnType<typeof openDemoSession>) {
  const read = await cart.read();
  return read.ok ? read.value.cart : null;
}

test("a lost cart is restored with attributes, quantities and coupons", async () => {
  const session = await fill(add(CASEIN, 3), add(363, 2, SHIRT), { type: "apply-coupon", code: "fit10" });
  const before = await readCart(session);
  await session.expire();
  expect(await readCart(session)).toEqual(before);
  expect(await session.cart.takeRestoreNotice()).toEqual({ restored: true, losses: [] });
});

test("deleted products, insufficient stock and invalid coupons are reported as losses", async () => {
  const session = await fill(add(CASEIN, 5), add(LAST), add(TRAINER), { type: "apply-coupon", code: "min200" });
  await session.shop.setUp("stock", { id: CASEIN, stock: 2 });
  await session.shop.setUp("stock", { id: LAST, stock: 0 });
  await session.expire();
  const cart = await readCart(session);
  expect(cart?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [CASEIN, 2],
    [TRAINER, 1],
  ]);
  expect((await session.cart.takeRestoreNotice()).losses).toEqual([
    { kind: "fewer", name: "Ред Пауър Мицеларен казеин 1.8 кг", quantity: 2 },
    { kind: "line", name: "Последна бройка шейкър" },
    { kind: "coupon", name: "MIN200" },
  ]);
});

test("a cart of which nothing can be restored is reported with the chosen attributes", async () => {
  const session = await fill(add(LAST));
  await session.shop.setUp("stock", { id: LAST, stock: 0 });
  await session.expire();
  expect(await readCart(session)).toMatchObject({ isEmpty: true });
  expect(await session.cart.takeRestoreNotice()).toMatchObject({
    restored: true,
    losses: [{ name: "Последна бройка шейкър" }],
  });
});

test.each(["500", "truncated", "null-data", "refused", "late-502-html"])(
  "a backend that fails with %s during a restore loses and duplicates nothing",
  async (kind) => {
    const session = await fill(add(CASEIN, 3), add(MULTI, 2));
    const before = await readCart(session);
    await session.expire();
    await session.shop.setUp("fault", { kind, operation: "addToCart", count: 1 });
    expect(await session.cart.read()).toMatchObject({ ok: false });
    expect(await readCart(session)).toEqual(before);
    expect(await session.cart.takeRestoreNotice()).toEqual({ restored: true, losses: [] });
  },
);

test("a change applies to the restored cart, not to an empty one", async () => {
  const session = await fill(add(CASEIN, 3), add(MULTI));
  const key = (await readCart(session))!.lines[0]!.key;
  await session.expire();
  const changed = await session.cart.change({ type: "set-quantity", key, quantity: 4 });
  expect(changed).toMatchObject({ ok: true, value: { restored: true, losses: [], cart: { itemCount: 5 } } });
});

test("a merge adds what is missing and nothing twice, also after an interruption", async () => {
  const session = await fill(add(CASEIN, 2), add(MULTI));
  const wanted = (await readCart(session))!;
  const raised = wanted.lines.map((line) => (line.productId === CASEIN ? { ...line, quantity: 5 } : line));
  await session.cart.change({ type: "set-quantity", key: wanted.lines[1]!.key, quantity: 0 });
  await session.store.write("cartToMerge", { ...wanted, lines: raised });
  await session.shop.setUp("fault", { kind: "500", operation: "addToCart", count: 1 });
  expect(await session.cart.mergePendingCart()).toEqual([]);
  expect(await session.store.read("cartToMerge")).toBeDefined();
  for (let again = 0; again < 2; again += 1)
    expect((await readCart(session))?.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
      [CASEIN, 5],
      [MULTI, 1],
    ]);
});

test("a merged line is limited to the stock, which is reported", async () => {
  const session = await fill(add(CASEIN, 2));
  const wanted = (await readCart(session))!;
  await session.shop.setUp("stock", { id: CASEIN, stock: 3 });
  await session.store.write("cartToMerge", {
    ...wanted,
    lines: wanted.lines.map((line) => ({ ...line, quantity: 5 })),
  });
  expect((await readCart(session))?.lines.map(({ quantity }) => quantity)).toEqual([3]);
  expect((await session.cart.takeRestoreNotice()).losses).toMatchObject([{ kind: "fewer", quantity: 3 }]);
});

test("an order isn't placed while a cart is still to be merged", async () => {
  const session = await fill(add(CASEIN));
  const read = await session.checkout.read(session.clock.now);
  if (!read.ok) throw new Error("no checkout");
  const { checkoutId, draft, cart } = read.value;
  await session.store.write("cartToMerge", {
    ...cart,
    lines: [{ ...cart.lines[0]!, key: "another", productId: MULTI }],
  });
  await session.shop.setUp("fault", { kind: "500", operation: "addToCart", count: 1 });
  const placed = await session.order.place({ checkoutId, draft, total: cart.total }, session.clock.now);
  expect(placed).toEqual({ ok: false, failure: { kind: "timeout" } });
});
