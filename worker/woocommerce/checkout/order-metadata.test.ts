import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMetadata, toMetadata } from "./order";

const filled = fc.string({ minLength: 1 });
const invoice = fc.record({ company: filled, number: filled, vat: fc.string(), person: filled, address: filled });
const office = fc.record({ courier: filled, office: filled, id: filled }, { requiredKeys: ["courier", "office"] });
const KEYS = /^(invoice_(company|eik|vat|mol|address)|courier|courier_office(_id)?)$/;

test("metadata survives a round trip", () => {
  fc.assert(
    fc.property(fc.option(invoice), fc.option(office), (one, other) => {
      const parts = { invoice: one, office: other };
      expect(fromMetadata(toMetadata(parts))).toEqual(parts);
    }),
  );
});

test("only the listed keys are ever sent", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), fc.dictionary(fc.string(), fc.anything()), (one, other) => {
      const sent = toMetadata({ invoice: one, office: other } as never);
      expect(sent.filter(({ key, value }) => !KEYS.test(key) || typeof value !== "string")).toEqual([]);
    }),
  );
});

test("an order without these keys has neither invoice nor courier office", () => {
  expect(fromMetadata([{ key: "_checkout_id", value: "x" }])).toEqual({ invoice: null, office: null });
});
