import fc from "fast-check";
import { expect, test } from "vitest";
import { BackendFault } from "./errors";
import { number, readResponse, readResult, text } from "./fields";

const throwing = (error: unknown) => () => {
  throw error;
};

function catchFrom(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}

test("text and number accept their own type only", () => {
  expect(["", "x", null, undefined, 42, {}, ["x"], true].map(text)).toEqual(["", "x", "", "", "", "", "", ""]);
  const numbers = [0, -1, 4.5, null, undefined, "42", Number.NaN, Infinity, -Infinity, [1], true];
  expect(numbers.map(number)).toEqual([0, -1, 4.5, null, null, null, null, null, null, null, null]);
});

test("for any value, text is a string and number is finite or null", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(text(value)).toBeTypeOf("string");
      expect(number(value) ?? 0).toSatisfy(Number.isFinite);
    }),
  );
});

test("a response of the wrong shape is a fault with a short reason for the log", () => {
  const fault = catchFrom(() => readResponse(throwing(new TypeError("x".repeat(1000)))));
  expect(fault).toBeInstanceOf(BackendFault);
  expect(fault).toMatchObject({ failure: { kind: "bad-answer" }, status: 200 });
  expect((fault as BackendFault).excerpt).toMatch(/^TypeError: x+$/);
  expect((fault as BackendFault).excerpt).toHaveLength(200);
});

test("a BackendFault is rethrown unchanged, and a readable value is returned", () => {
  const fault = new BackendFault({ kind: "timeout" });
  expect(catchFrom(() => readResponse(throwing(fault)))).toBe(fault);
  expect(readResponse(() => "cart")).toBe("cart");
});

test("readResult never throws", () => {
  expect(readResult(() => 0)).toEqual({ ok: true, value: 0 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant(null), fc.constant(new TypeError("x"))), (error) => {
      expect(readResult(throwing(error))).toEqual({ ok: false, failure: { kind: "bad-answer" } });
    }),
  );
});
