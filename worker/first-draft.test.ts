import { expect, test } from "vitest";
import type { CartAndCustomer } from "../app/backend/cart-questions";
import { CARD_GATEWAY } from "../app/shop/payment";
import { firstDraft } from "./first-draft";

const asking = (...ids: string[]) =>
  ({ billing: {}, shipping: {}, gateways: ids.map((id) => ({ id })) }) as unknown as CartAndCustomer;

test("a card is never chosen for anybody: it begins with the first other gateway, or none (decision 0028)", () => {
  expect(firstDraft(asking(CARD_GATEWAY, "cod", "bacs"), ["BG"], null).paymentMethod).toBe("cod");
  expect(firstDraft(asking(CARD_GATEWAY), ["BG"], null).paymentMethod).toBe("");
});
