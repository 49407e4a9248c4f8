import { expect, test } from "vitest";
import { findStorePath, type StorePage } from "./store-page";

const PAGES: StorePage[] = [
  { path: "/porachka", screen: "checkout" },
  { path: "/profil", screen: "account" },
];

test.each([
  ["/porachka", "/checkout"],
  ["/porachka/order-received", null],
  ["/profil", "/my-account"],
  ["/profil/orders", "/my-account/orders"],
  ["/profili", null],
  ["/za-nas", null],
])("%s maps to %s, whatever WooCommerce's page is called", (path, screen) => {
  expect(findStorePath(PAGES, path)).toBe(screen);
});
