import fc from "fast-check";
import { test } from "vitest";
import type { Cart } from "../../app/domain/cart/cart";
import { nextStep, type PendingCheckoutState } from "./place-order";

const pending = fc.record({
  sentAt: fc.integer({ min: 0, max: 200_000 }),
  hasPlugin: fc.boolean(),
  backendSessionNumber: fc.constant(0),
  isPaid: fc.boolean(),
  hasAccount: fc.boolean(),
});
const situation: fc.Arbitrary<PendingCheckoutState> = fc.record({
  pending,
  hasPlugin: fc.boolean(),
  cart: fc.option(fc.boolean().map((isEmpty) => ({ isEmpty }) as Cart)),
  isSame: fc.boolean(),
  now: fc.constant(200_000),
});
const always = (isGood: (step: string, now: PendingCheckoutState) => boolean) =>
  fc.assert(fc.property(situation, (one) => isGood(nextStep(one), one)));

test("without the plugin a checkout that may have been placed isn't sent again: empty or lost cart, or within a minute", () => {
  always((step, { pending: { hasPlugin, sentAt }, cart, ...now }) => {
    const mayBePlaced = !cart || cart.isEmpty || now.now - sentAt < 60_000;
    return (hasPlugin && now.hasPlugin) || !mayBePlaced || step !== "send";
  });
});

test("the plugin is queried only if it is active now and was when the order was sent", () => {
  always((step, { pending: { hasPlugin }, ...now }) => step !== "find" || (hasPlugin && now.hasPlugin));
});

test("with the plugin every outcome is decided at once; without it a lost or changed cart is unsettled", () => {
  always((step, { pending: { hasPlugin, isPaid }, cart, isSame, ...now }) =>
    hasPlugin && now.hasPlugin
      ? step !== "wait" && step !== "unsettled"
      : step !== "unsettled" || !cart || (isPaid && !isSame && !cart.isEmpty),
  );
});

test("a paid checkout is never sent again for another cart without querying first", () => {
  always((step, { pending: { isPaid }, isSame }) => step !== "send" || !isPaid || isSame);
});
