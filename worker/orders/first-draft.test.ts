import { expect, test } from "vitest";
import type { CartAndCustomer } from "../woocommerce/checkout/cart-queries";
import type { Viewer } from "../../app/domain/account/account";
import { EMPTY_ADDRESS } from "../../app/domain/checkout/address";
import { CARD_GATEWAY } from "../../app/domain/checkout/payment";
import { firstDraft } from "./checkout-state";

const asking = (...ids: string[]) =>
  ({ billing: {}, shipping: {}, cart: {}, gateways: ids.map((id) => ({ id })) }) as unknown as CartAndCustomer;

test("the card gateway is never preselected: the first other gateway is, or none", () => {
  expect(firstDraft(asking(CARD_GATEWAY, "cod", "bacs"), ["BG"], null).paymentMethod).toBe("cod");
  expect(firstDraft(asking(CARD_GATEWAY), ["BG"], null).paymentMethod).toBe("");
});

test("a customer's shipping address is preselected, unless the shop ships to the billing address only", () => {
  const viewer = { name: "Мария", firstName: "Мария", lastName: "", email: "m@example.bg" } as Viewer;
  const home = { ...EMPTY_ADDRESS, country: "BG", city: "София", address1: "ул. Пирин 24" };
  const begin = (cart: object) => {
    const known = { ...asking("cod"), billing: home, shipping: { ...home, city: "Варна" }, cart };
    return firstDraft(known as unknown as CartAndCustomer, ["BG"], viewer).shipToDifferentAddress;
  };
  expect(begin({ needsShipping: true, canShipElsewhere: true })).toBe(true);
  expect(begin({ needsShipping: true, canShipElsewhere: false })).toBe(false);
  expect(begin({ needsShipping: false, canShipElsewhere: false })).toBe(true);
});
