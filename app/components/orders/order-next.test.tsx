import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { GivingUp } from "../../domain/orders/order-status";
import type { ReceivedOrder } from "../../domain/orders/order";
import { ORDER } from "../../strings/checkout/order";
import { OrderNext } from "./order-next";

function draw(parts: Partial<ReceivedOrder>, giveUp: GivingUp = null): string {
  const order = { status: "PROCESSING", needsPayment: false, ...parts } as ReceivedOrder;
  return renderToStaticMarkup(
    <MemoryRouter>
      <OrderNext order={order} transfers={null} isCancelled={false} giveUp={giveUp} />
    </MemoryRouter>,
  );
}

test("a forgotten password is said, with the way to an account; an e-mail that has one leads there", () => {
  const lost = draw({ hasNewAccount: false, missedAccount: "lost" });
  expect(lost).toContain(ORDER.accountLost);
  expect(lost).toContain('href="/my-account?action=register"');
  const taken = draw({ hasNewAccount: false, missedAccount: "taken" });
  expect(taken).toContain(ORDER.accountTaken);
  expect(taken).toContain('href="/my-account"');
});

test("of a new account it is said when the order isn't in it", () => {
  expect(draw({ hasNewAccount: true })).toContain(ORDER.notInAccount);
  const inIt = draw({ hasNewAccount: true, isInAccount: true });
  expect([inIt.includes(ORDER.account), inIt.includes(ORDER.notInAccount)]).toEqual([true, false]);
});

test("of an account that was made, or never wanted, nothing is said to be missing", () => {
  expect(draw({ hasNewAccount: true })).toContain(ORDER.account);
  expect(draw({ hasNewAccount: false })).not.toContain("my-account");
});

test("who can't cancel an order isn't offered to: its lines come back, and a paid one isn't ordered twice", () => {
  const waiting = { needsPayment: true, payAddress: "https://bank.test/pay" };
  expect(draw(waiting, "order")).toContain(ORDER.giveUp);
  const lines = draw(waiting, "lines");
  for (const words of [ORDER.takeBack, ORDER.takeBackNote]) expect(lines).toContain(words);
  expect(lines).not.toContain(ORDER.giveUp);
  expect(draw(waiting)).not.toContain("<form");
});
