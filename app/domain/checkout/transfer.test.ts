import fc from "fast-check";
import { expect, test } from "vitest";
import { readTransfer } from "./transfer";

const HASH = "0123456789abcdef".repeat(4);
const read = (query: string) => readTransfer(new URLSearchParams(query));

test("an address says where the hand-over stands", () => {
  expect(read("")).toEqual({ kind: "go", browser: null, productId: null });
  expect(read(`browser=${HASH}&product=7`)).toEqual({ kind: "go", browser: HASH, productId: 7 });
  const order = { kind: "return", databaseId: 7, orderKey: "wc_order_x" };
  expect(read("order=7&key=wc_order_x")).toEqual({ ...order, isCancelled: false });
  expect(read("order=7&key=wc_order_x&cancelled=true")).toEqual({ ...order, isCancelled: true });
  expect(read("refused=staff")).toEqual({ kind: "refused", why: "staff" });
  expect(read("refused=anything")).toEqual({ kind: "refused", why: "link" });
});

test("whatever an address says, only hashes, ids and keys come out of it", () => {
  const names = fc.constantFrom("browser", "product", "order", "key", "cancelled");
  fc.assert(
    fc.property(fc.array(fc.tuple(names, fc.oneof(fc.string(), fc.constantFrom(HASH, "7", "wc_order_x")))), (query) => {
      const step = readTransfer(new URLSearchParams(query));
      if (step.kind === "return") expect([step.databaseId > 0, /^\w+$/.test(step.orderKey)]).toEqual([true, true]);
      else if (step.kind === "go") {
        expect(step.browser === null || /^[0-9a-f]{64}$/.test(step.browser)).toBe(true);
        expect(step.productId === null || step.productId > 0).toBe(true);
      }
    }),
  );
});
