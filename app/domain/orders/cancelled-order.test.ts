import { expect, test } from "vitest";
import { cancelledOrderPath } from "./order-status";

test("a gateway's cancel URL leads to the order, anything else leads nowhere", () => {
  const of = (query: string) => cancelledOrderPath(new URLSearchParams(query));
  expect(of("cancel_order=true&order=wc_order_a%26b&order_id=17")).toBe(
    "/checkout/order-received/17?key=wc_order_a%26b&cancelled=1",
  );
  for (const query of [
    "",
    "order=k&order_id=1",
    "cancel_order=true&order=k&order_id=../x",
    "cancel_order=true&order_id=1",
  ])
    expect([query, of(query)]).toEqual([query, null]);
});
