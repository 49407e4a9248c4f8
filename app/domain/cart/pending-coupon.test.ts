import fc from "fast-check";
import { expect, test } from "vitest";
import { COUPON_CODE_MAX, pendingCouponCookie, readPendingCoupon } from "./pending-coupon";

test("any code survives the cookie round trip and can't inject a header", () => {
  const code = fc
    .string({ unit: "grapheme", minLength: 1, maxLength: COUPON_CODE_MAX / 4 })
    .filter((text) => text.isWellFormed());
  fc.assert(
    fc.property(code, (text) => {
      const line = pendingCouponCookie(text, true);
      expect(line).toMatch(/^kupon=[^;\s]+; Path=\/; Max-Age=604800; HttpOnly; SameSite=Lax; Secure$/);
      if (text.length <= COUPON_CODE_MAX) expect(readPendingCoupon(`a=1; ${line.split(";")[0]}; b=2`)).toBe(text);
    }),
  );
});

test("a missing, empty or malformed cookie holds no code", () => {
  for (const cookies of ["", "kupon=", "kupon=%zz", `kupon=${"a".repeat(COUPON_CODE_MAX + 1)}`, "xkupon=a"])
    expect(readPendingCoupon(cookies), cookies).toBeNull();
  expect(pendingCouponCookie(null, false)).toMatch(/^kupon=; .*Max-Age=0/);
});
