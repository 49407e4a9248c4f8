import { expect, test } from "vitest";
import { fail, succeed } from "../../app/domain/values/result";
import type { CartChange } from "../../app/domain/cart/cart";
import type { Guard } from "./abuse-guard";
import { limitShopper, reportRefusals } from "./limited-services";
import type { Shopper } from "../../app/services/shopper";

const ADD: CartChange = { type: "add", productId: 1, variationId: null, quantity: 1, attributes: [] };

const COUPON: CartChange = { type: "apply-coupon", code: "FIT10" };

const LIMITED = { kind: "failed", failure: { kind: "too-many", seconds: 7 }, state: null };

function setUp(isOver: boolean, mayChange = true) {
  const counted: string[] = [];
  const reported: number[] = [];
  const guard: Guard = async (kind, work, account) => {
    counted.push(account ? `${kind} ${account}` : kind);
    return isOver ? fail({ kind: "too-many", seconds: 42 }) : work();
  };
  const shopper = {
    changeCart: () => Promise.resolve(succeed("changed")),
    updateCheckout: () => Promise.resolve(succeed("updated")),
    writeReview: () => Promise.resolve(succeed("written")),
    readCart: () => Promise.resolve(succeed("read")),
    placeOrder: () => Promise.resolve(LIMITED),
  } as unknown as Shopper;
  const report = (seconds: number) => void reported.push(seconds);
  const may = () => Promise.resolve(mayChange);
  return { counted, reported, limited: limitShopper(shopper, reportRefusals(guard, report), report, may) };
}

test("coupons and reviews are counted exactly; reads and other changes aren't", async () => {
  const { counted, limited, reported } = setUp(false);
  await limited.readCart();
  await limited.changeCart(ADD);
  await limited.changeCart({ type: "remove-coupon", code: "FIT10" });
  expect(counted).toEqual([]);
  expect(await limited.changeCart(COUPON)).toEqual(succeed("changed"));
  await limited.writeReview({} as never);
  expect([counted, reported]).toEqual([["coupon", "review"], []]);
});

test("an email with a code is a guess of its own, counted by that code", async () => {
  const { counted, limited } = setUp(false);
  expect(await limited.changeCart({ ...COUPON, email: "ivan@example.bg" } as CartChange)).toEqual(succeed("changed"));
  expect(counted).toEqual(["coupon", "coupon-email FIT10"]);
});

test("a refusal reports how long to wait, also for what the session counts", async () => {
  const { limited, reported } = setUp(true);
  expect(await limited.changeCart(COUPON)).toEqual(fail({ kind: "too-many", seconds: 42 }));
  await limited.placeOrder({} as never);
  expect(reported).toEqual([42, 7]);
});

test("a flood of changes is refused before the backend is called; an order never is", async () => {
  const { limited } = setUp(false, false);
  const flooded = fail({ kind: "too-many", seconds: 60 });
  expect(await limited.changeCart(ADD)).toEqual(flooded);
  expect(await limited.updateCheckout({} as never)).toEqual(flooded);
  expect(await limited.placeOrder({} as never)).toEqual(LIMITED);
  expect(await limited.changeCart(COUPON)).toEqual(succeed("changed"));
});
