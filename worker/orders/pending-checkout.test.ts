import fc from "fast-check";
import { test } from "vitest";
import type { Cart } from "../../app/domain/cart/cart";
import { nextStep, type Situation } from "./place-order";

const pending = fc.record({
  sentAt: fc.integer({ min: 0, max: 200_000 }),
  hasPlugin: fc.boolean(),
  generation: fc.constant(0),
  isPaid: fc.boolean(),
  hasAccount: fc.boolean(),
});
const situation: fc.Arbitrary<Situation> = fc.record({
  pending,
  hasPlugin: fc.boolean(),
  cart: fc.option(fc.boolean().map((isEmpty) => ({ isEmpty }) as Cart)),
  isSame: fc.boolean(),
  now: fc.constant(200_000),
});
const always = (isGood: (step: string, now: Situation) => boolean) =>
  fc.assert(fc.property(situation, (one) => isGood(nextStep(one), one)));

test("without the plugin nothing is sent again that may have been placed: an empty or lost cart, or within a minute", () => {
  always((step, { pending: { hasPlugin, sentAt }, cart, ...now }) => {
    const mayBePlaced = !cart || cart.isEmpty || now.now - sentAt < 60_000;
    return (hasPlugin && now.hasPlugin) || !mayBePlaced || step !== "send";
  });
});

test("the plugin is asked only where it runs now and ran when the order was sent", () => {
  always((step, { pending: { hasPlugin }, ...now }) => step !== "find" || (hasPlugin && now.hasPlugin));
});

test("with the plugin nothing waits, and nobody is left without an answer; without it only a lost or changed cart is", () => {
  always((step, { pending: { hasPlugin, isPaid }, cart, isSame, ...now }) =>
    hasPlugin && now.hasPlugin
      ? step !== "wait" && step !== "unsettled"
      : step !== "unsettled" || !cart || (isPaid && !isSame && !cart.isEmpty),
  );
});

test("what a card has paid is never sent again as another cart without asking first", () => {
  always((step, { pending: { isPaid }, isSame }) => step !== "send" || !isPaid || isSame);
});
