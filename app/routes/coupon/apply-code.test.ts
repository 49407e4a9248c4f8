import { expect, test, vi } from "vitest";
import { cartWith, lineOf } from "../../../tests/fixtures/cart-and-order";
import { fail, succeed, type Result } from "../../domain/values/result";
import { applyCode } from "./apply-code";
import type { Cart } from "../../domain/cart/cart";
import type { CartState } from "../../domain/cart/cart-stock";
import type { Shopper } from "../../services/shopper";

const cart = (...ids: number[]): Result<CartState> =>
  succeed({ cart: cartWith(...ids.map((id) => lineOf(id))), restored: false });

test("a code waits while the cart is empty, without a backend request", async () => {
  const changeCart = vi.fn<Shopper["changeCart"]>();
  expect(await applyCode("FIT10", { readCart: () => Promise.resolve(cart()), changeCart })).toEqual({ kind: "waits" });
  expect(changeCart).not.toHaveBeenCalled();
});

test("a link that was used before leads to the cart that has its code", async () => {
  const used = { ...cartWith(lineOf(1)), coupons: [{ code: "fit10" }] } as Cart;
  const changeCart = vi.fn<Shopper["changeCart"]>();
  const readCart = () => Promise.resolve(succeed({ cart: used, restored: false }));
  expect(await applyCode("FIT10", { readCart, changeCart })).toEqual({ kind: "applied" });
  expect(changeCart).not.toHaveBeenCalled();
});

test("a code is applied to an existing cart; a refusal keeps its message and status", async () => {
  const readCart = () => Promise.resolve(cart(1));
  const changeCart = vi.fn<Shopper["changeCart"]>(() => Promise.resolve(cart(1)));
  expect(await applyCode("FIT10", { readCart, changeCart })).toEqual({ kind: "applied" });
  expect(changeCart).toHaveBeenCalledWith({ type: "apply-coupon", code: "FIT10" });
  const refusing = () => Promise.resolve(fail({ kind: "too-many", seconds: 30 }));
  expect(await applyCode("X", { readCart, changeCart: refusing })).toMatchObject({ kind: "refused", status: 429 });
  const broken = () => Promise.resolve(fail({ kind: "timeout" }));
  expect(await applyCode("X", { readCart: broken, changeCart })).toMatchObject({ kind: "refused", status: 503 });
});
