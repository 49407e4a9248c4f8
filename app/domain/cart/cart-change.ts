/** What a shopper can do to the cart; one intent is one question to the backend (specification §4). */
export type CartChange =
  | {
      type: "add";
      productId: number;
      variationId: number | null;
      quantity: number;
      attributes: { name: string; value: string }[];
    }
  | { type: "set-quantity"; key: string; quantity: number }
  | { type: "empty" }
  | { type: "apply-coupon"; code: string }
  | { type: "remove-coupon"; code: string }
  | { type: "choose-shipping"; rateId: string };
