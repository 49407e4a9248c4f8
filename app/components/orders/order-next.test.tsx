import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { courierText } from "#strings/checkout/couriers";
import type { ReceivedOrder } from "../../domain/orders/order";
import { ORDER, orderNextText } from "#strings/checkout/order";
import { OrderNext } from "./order-next";

function draw(parts: Partial<ReceivedOrder>): string {
  const order = { status: "PROCESSING", needsPayment: false, ...parts } as ReceivedOrder;
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderNext order={order} transfers={null} isCancelled={false} />
    </MemoryRouter>,
  );
}

test("a lost password is reported with a link to register; a taken e-mail with a link to sign in", () => {
  const lost = draw({ hasNewAccount: false, missedAccount: "lost" });
  expect(lost).toContain(ORDER.accountLost);
  expect(lost).toContain('href="/my-account?action=register"');
  const taken = draw({ hasNewAccount: false, missedAccount: "taken" });
  expect(taken).toContain(ORDER.accountTaken);
  expect(taken).toContain('href="/my-account"');
});

test("a new account without the order in it is reported", () => {
  expect(draw({ hasNewAccount: true })).toContain(ORDER.notInAccount);
  const inIt = draw({ hasNewAccount: true, isInAccount: true });
  expect([inIt.includes(ORDER.account), inIt.includes(ORDER.notInAccount)]).toEqual([true, false]);
});

test("an account that was created, or never requested, shows no warning", () => {
  expect(draw({ hasNewAccount: true })).toContain(ORDER.account);
  expect(draw({ hasNewAccount: false })).not.toContain("my-account");
});

test("only an unpaid order that its browser can pay may be canceled", () => {
  const waiting = { needsPayment: true, payUrl: "https://bank.test/pay" };
  expect(draw(waiting)).toContain(ORDER.cancelOrder);
  for (const other of [
    { ...waiting, payUrl: null },
    { ...waiting, needsPayment: false },
  ])
    expect(draw(other)).not.toContain("<form");
});

test("a waybill is what happens next, until the order is complete", () => {
  const shipments = [{ courier: "econt", number: "10516", url: null }];
  expect(draw({ shipments })).toContain(ORDER.prepared(courierText("econt")));
  expect(draw({ shipments, status: "SPEEDY_BOL" })).toContain(ORDER.handedOver(courierText("econt")));
  expect(draw({ shipments, status: "COMPLETED" })).toContain(orderNextText("COMPLETED"));
  expect(draw({ shipments: [] })).toContain(orderNextText("PROCESSING"));
});
