import { expect, test } from "vitest";
import { orderAddress } from "./order-address";

const placed = { databaseId: 10482, orderKey: "wc_order_a&b", redirect: null };

test("a placed order is shown at its own address, with its key (design §2)", () => {
  expect(orderAddress(placed)).toBe("/checkout/order-received/10482?key=wc_order_a%26b");
});

test("a gateway's own address is followed, anything else that calls itself one is not (quality 13)", () => {
  expect(orderAddress({ ...placed, redirect: "https://pay.example/1" })).toBe("https://pay.example/1");
  for (const redirect of ["javascript:alert(1)", "//evil.example", "data:text/html,x", ""]) {
    expect(orderAddress({ ...placed, redirect })).toMatch(/^\/checkout\//);
  }
});
