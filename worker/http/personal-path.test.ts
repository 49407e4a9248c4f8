import { expect, test } from "vitest";
import { isPersonalPath } from "./personal-paths";

test("which paths are personal", () => {
  for (const path of [
    "/cart",
    "/cart.data",
    "/checkout",
    "/checkout/order-received/1",
    "/my-account",
    "/api/reviews",
    "/otkaz-ot-dogovor",
    "/otkaz-ot-dogovor.data",
    "/otkaz-ot-dogovor/polucheno",
    "/otkaz-ot-dogovor/polucheno.txt",
  ]) {
    expect(isPersonalPath(path)).toBe(true);
  }
  for (const path of [
    "/",
    "/magazin",
    "/produkt/cart",
    "/cartoon",
    "/checkouts",
    "/wishlist",
    "/api/products",
    "/api/suggest",
  ])
    expect(isPersonalPath(path)).toBe(false);
});
