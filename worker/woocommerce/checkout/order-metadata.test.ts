import fc from "fast-check";
import { expect, test } from "vitest";
import { fromMetadata, toMetadata } from "./order";

const filled = fc.string({ minLength: 1 });
const invoice = fc.record({ company: filled, number: filled, vat: fc.string(), person: filled, address: filled });
const office = fc.record({ courier: filled, office: filled });
const KEYS = /^(invoice_(company|eik|vat|mol|address)|courier|courier_office)$/;

test("what is sent as metadata is read back from the order", () => {
  fc.assert(
    fc.property(fc.option(invoice), fc.option(office), (one, other) => {
      const parts = { invoice: one, office: other };
      expect(fromMetadata(toMetadata(parts))).toEqual(parts);
    }),
  );
});

test("no key but the listed ones is ever sent", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), fc.dictionary(fc.string(), fc.anything()), (one, other) => {
      const sent = toMetadata({ invoice: one, office: other } as never);
      expect(sent.filter(({ key, value }) => !KEYS.test(key) || typeof value !== "string")).toEqual([]);
    }),
  );
});

test("an order without metadata has neither invoice nor office, whatever else it has", () => {
  expect(fromMetadata([{ key: "_checkout_id", value: "x" }])).toEqual({ invoice: null, office: null });
});
