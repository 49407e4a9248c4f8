import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cart, CartLine } from "../../domain/cart/cart";
import { optimisticCart, isCouponWaiting, reduceCartQueue, type CartFields, type CartQueue } from "./cart-queue";

const line = { key: "a", quantity: 1, subtotal: 1000, total: 1000 } as CartLine;
const cart = {
  lines: [line, { ...line, key: "b" }],
  itemCount: 2,
  isEmpty: false,
  total: 2000,
} as Cart;
const idle: CartQueue = { cart, waiting: [], problem: null, losses: null };
const set = (key: string, quantity: number): CartFields => ({ intent: "update", key, quantity: String(quantity) });
const ask = (queue: CartQueue, ...changes: CartFields[]) =>
  changes.reduce((before, fields) => reduceCartQueue(before, { type: "requested", fields }), queue);

test("rapid clicks on one line leave one change pending and only the newest queued", () => {
  const queue = ask(idle, set("a", 2), set("a", 3), set("a", 4));
  expect(queue.waiting).toEqual([set("a", 2), set("a", 4)]);
  expect(optimisticCart(queue)?.lines[0]?.quantity).toBe(4);
});

test("changes of different lines keep their order, one sent at a time", () => {
  expect(ask(idle, set("a", 2), set("b", 5), { intent: "remove", key: "a" }).waiting).toEqual([
    set("a", 2),
    set("b", 5),
    { intent: "remove", key: "a" },
  ]);
});

test("a reply settles the first change, and queued ones still show", () => {
  const requested = ask(idle, set("a", 2), set("b", 5));
  const settled = reduceCartQueue(requested, { type: "answered", reply: { ok: true, cart, restored: false } });
  expect(settled.waiting).toEqual([set("b", 5)]);
  expect(optimisticCart(settled)?.lines.map((one) => one.quantity)).toEqual([1, 5]);
});

test("a failed change is rolled back, with queued changes of the same line, and reports why", () => {
  const requested = ask(idle, set("a", 2), set("a", 3), set("b", 5));
  const reply = { ok: false, message: "Няма толкова.", reason: "refused", lineKey: "a" } as const;
  const settled = reduceCartQueue(requested, { type: "answered", reply });
  expect(settled).toMatchObject({ waiting: [set("b", 5)], problem: reply });
  expect(optimisticCart(settled)?.lines[0]?.quantity).toBe(1);
  expect(ask(settled, set("a", 2)).problem).toBeNull();
});

test("a code that is applied ends the refusal of another one, but not that of a line", () => {
  const code = (one: string): CartFields => ({ intent: "apply-coupon", code: one });
  const applied = { type: "answered", reply: { ok: true, cart, restored: false } } as const;
  const refuse = (more: object) =>
    ({ type: "answered", reply: { ok: false, message: "Не.", reason: "refused", ...more } }) as const;
  const wrong = reduceCartQueue(ask(idle, code("a"), code("b")), refuse({ intent: "apply-coupon" }));
  expect(wrong.problem?.message).toBe("Не.");
  expect(reduceCartQueue(wrong, applied).problem).toBeNull();
  const lacking = reduceCartQueue(ask(idle, set("a", 9), code("b")), refuse({ intent: "update", lineKey: "a" }));
  expect(reduceCartQueue(lacking, applied).problem?.lineKey).toBe("a");
});

test("an emptied cart shows empty at once, and full again when it failed", () => {
  const requested = ask(idle, { intent: "empty" });
  expect(optimisticCart(requested)).toMatchObject({ isEmpty: true, itemCount: 0 });
  const reply = { ok: false, message: "Няма връзка.", reason: "unavailable" } as const;
  expect(optimisticCart(reduceCartQueue(requested, { type: "answered", reply }))).toMatchObject({ itemCount: 2 });
});

test("a partial change settles with the cart that came with the refusal", () => {
  const held = { ...cart, lines: [{ ...line, quantity: 4 }], itemCount: 4 };
  const reply = { ok: false, message: "Има само 4 броя.", reason: "refused", lineKey: "a", cart: held } as const;
  const settled = reduceCartQueue(ask(idle, set("a", 9)), { type: "answered", reply });
  expect(optimisticCart(settled)).toMatchObject({ itemCount: 4 });
  expect(settled.problem).toEqual(reply);
});

test("losses of a restored cart stay listed until the page is left", () => {
  const losses = [{ kind: "line", name: "Щанга" }] as const;
  const settled = reduceCartQueue(ask(idle, set("a", 2)), {
    type: "answered",
    reply: { ok: true, cart, restored: true, losses: [...losses] },
  });
  const next = reduceCartQueue(ask(settled, set("a", 3)), {
    type: "answered",
    reply: { ok: true, cart, restored: false },
  });
  expect(next.losses).toEqual(losses);
});

const press = fc.record({ key: fc.constantFrom("a", "b"), quantity: fc.integer({ min: 0, max: 9 }) });

test("any burst of clicks, with replies at any time, ends with each line's newest quantity", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(press, fc.constant("answer" as const)), { maxLength: 40 }), (steps) => {
      const server = new Map([
        ["a", 1],
        ["b", 1],
      ]);
      const wanted = new Map(server);
      let queue = idle;
      const answer = () => {
        const [sent] = queue.waiting;
        if (!sent) return;
        // A removed line is gone: setting its quantity is refused, as by the backend.
        const isGone = server.get(sent.key!) === 0;
        if (!isGone) server.set(sent.key!, Number(sent.quantity));
        const lines = [...server].flatMap(([key, quantity]) => (quantity > 0 ? [{ ...line, key, quantity }] : []));
        const now = { ...cart, lines };
        const refused = { ok: false, message: "Няма я.", reason: "refused", lineKey: sent.key!, cart: now } as const;
        const reply = isGone ? refused : ({ ok: true, cart: now, restored: false } as const);
        queue = reduceCartQueue(queue, { type: "answered", reply });
      };
      for (const step of steps) {
        if (step === "answer") answer();
        else if (optimisticCart(queue)?.lines.some(({ key }) => key === step.key)) {
          queue = ask(queue, set(step.key, step.quantity));
          wanted.set(step.key, step.quantity);
        }
      }
      const shown = optimisticCart(queue)!.lines.map(({ key, quantity }) => [key, quantity]);
      while (queue.waiting.length > 0) answer();
      const settled = queue.cart!.lines.map(({ key, quantity }) => [key, quantity]);
      expect(settled).toEqual(shown);
      expect(settled).toEqual([...wanted].filter(([, quantity]) => quantity > 0));
    }),
  );
});

test("a double click sends one request, and only the newest shipping rate counts", () => {
  const coupon = { intent: "apply-coupon", code: "DOBRE5" };
  expect(ask(idle, coupon, coupon, { ...coupon, code: "LETO" }).waiting).toEqual([coupon, { ...coupon, code: "LETO" }]);
  const rate = (rateId: string) => ({ intent: "shipping", rateId });
  expect(ask(idle, set("a", 2), rate("1"), rate("2")).waiting).toEqual([set("a", 2), rate("2")]);
  expect(ask(idle, rate("1"), rate("2"), rate("1")).waiting).toEqual([rate("1")]);
});

test("each coupon keeps its own change while another is being sent, and none is queued twice", () => {
  const remove = (code: string) => ({ intent: "remove-coupon", code });
  const queue = ask(idle, set("a", 2), remove("FIT10"), remove("LETO"), remove("FIT10"));
  expect(queue.waiting).toEqual([set("a", 2), remove("LETO"), remove("FIT10")]);
});

test("the coupon flag is set while a code is being applied or removed, and for no other change", () => {
  for (const intent of ["apply-coupon", "remove-coupon"]) {
    const queue = ask(idle, set("a", 2), { intent, code: "FIT10" });
    expect(isCouponWaiting(queue)).toBe(true);
    const answered = (before: CartQueue) =>
      reduceCartQueue(before, { type: "answered", reply: { ok: true, cart, restored: false } });
    expect(isCouponWaiting(answered(queue))).toBe(true);
    expect(answered(answered(queue)).waiting).toEqual([]);
  }
  expect(isCouponWaiting(idle)).toBe(false);
  expect(isCouponWaiting(ask(idle, set("a", 2), { intent: "empty" }))).toBe(false);
});
