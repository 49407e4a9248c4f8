import { expect, test, vi } from "vitest";
import { cartWith, lineOf } from "../../../tests/fixtures/cart-and-order";
import { fail, succeed } from "../../domain/values/result";
import { applyPendingCoupon } from "./pending-coupon";
import type { Shopper } from "../../services/shopper";

const CART = cartWith(lineOf(1));

const CHEAPER = cartWith(lineOf(1, 1, { total: 900 }));

const DONE = { reply: { ok: true as const, cart: CART, restored: false }, status: 200 };

function ask(cookie: string, accept = "*/*"): Request {
  const headers = { cookie, accept };
  return { url: "https://shop.test/cart", headers: new Headers(headers) } as Request;
}

test("a pending code is applied to the first cart and then cleared", async () => {
  const changeCart = vi.fn<Shopper["changeCart"]>(() => Promise.resolve(succeed({ cart: CHEAPER, restored: false })));
  const answered = await applyPendingCoupon(DONE, ask("kupon=FIT10"), { changeCart });
  expect(changeCart).toHaveBeenCalledWith({ type: "apply-coupon", code: "FIT10" });
  expect(answered.reply).toMatchObject({ ok: true, cart: CHEAPER, notice: expect.stringContaining("FIT10") as string });
  expect(answered.headers["Set-Cookie"]).toMatch(/^kupon=;.*Max-Age=0/);
});

test("without a code, or when the change failed or left the cart empty, nothing more is requested", async () => {
  const changeCart = vi.fn<Shopper["changeCart"]>();
  expect(await applyPendingCoupon(DONE, ask(""), { changeCart })).toEqual({ ...DONE, headers: {} });
  const empty = { ...DONE, reply: { ...DONE.reply, cart: cartWith() } };
  expect((await applyPendingCoupon(empty, ask("kupon=A"), { changeCart })).headers).toEqual({});
  const failed = { reply: { ok: false as const, message: "x", reason: "refused" as const }, status: 422 };
  expect((await applyPendingCoupon(failed, ask("kupon=A"), { changeCart })).reply).toBe(failed.reply);
  expect(changeCart).not.toHaveBeenCalled();
});

test("a refused code is reported and cleared, and the add stands; a failure keeps it for the next change", async () => {
  const refusing = { changeCart: () => Promise.resolve(fail({ kind: "refused", message: "no" })) };
  const applied = await applyPendingCoupon(DONE, ask("kupon=OLD"), refusing);
  expect(applied.reply).toMatchObject({ ok: true, cart: CART, notice: expect.stringContaining("OLD") as string });
  expect(applied.headers["Set-Cookie"]).toContain("Max-Age=0");
  const page = await applyPendingCoupon(DONE, ask("kupon=OLD", "text/html"), refusing);
  expect(page).toMatchObject({ status: 422, reply: { ok: false, intent: "apply-coupon", typed: "OLD", cart: CART } });
  const broken = { changeCart: () => Promise.resolve(fail({ kind: "timeout" })) };
  expect(await applyPendingCoupon(DONE, ask("kupon=OLD"), broken)).toEqual({ ...DONE, headers: {} });
});
