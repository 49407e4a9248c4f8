import { expect, test } from "vitest";
import { trackedUrl, trackedReferrer } from "./tracking-events";

const SHOP = "https://shop.test";

test("keys, logins and tokens are removed from a reported URL", () => {
  const secret = ["/checkout/order-received/7?key=wc_order_x", "/my-account/lost-password?key=a&login=ivan#reset"];
  expect(secret.map((path) => trackedUrl(SHOP + path))).toEqual([
    `${SHOP}/checkout/order-received/7`,
    `${SHOP}/my-account/lost-password`,
  ]);
});

test("campaign and search parameters are kept", () => {
  const path = "/magazin?filter=search%5Bwhey%5D&utm_source=a&gclid=b&payment_intent_client_secret=c";
  expect(trackedUrl(SHOP + path)).toBe(`${SHOP}/magazin?filter=search%5Bwhey%5D&utm_source=a&gclid=b`);
});

test("a referrer within the shop is cleaned too", () => {
  expect(trackedReferrer(`${SHOP}/checkout?key=x`, SHOP)).toBe(`${SHOP}/checkout`);
  expect(trackedReferrer("https://google.example/?q=x", SHOP)).toBe("https://google.example/?q=x");
  expect(trackedReferrer("", SHOP)).toBe("");
  expect(trackedUrl("no URL")).toBe("");
});
