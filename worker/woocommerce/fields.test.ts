import fc from "fast-check";
import { expect, test } from "vitest";
import { BackendFault } from "./errors";
import { number, readAnswer, readResult, text } from "./fields";

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

test("text and number let through their own type and nothing else", () => {
  expect(["", "x", null, undefined, 42, {}, ["x"], true].map(text)).toEqual(["", "x", "", "", "", "", "", ""]);
  const numbers = [0, -1, 4.5, null, undefined, "42", Number.NaN, Infinity, -Infinity, [1], true];
  expect(numbers.map(number)).toEqual([0, -1, 4.5, null, null, null, null, null, null, null, null]);
});

test("whatever comes, text is a string and number a finite one or null", () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(text(value)).toBeTypeOf("string");
      expect(number(value) ?? 0).toSatisfy(Number.isFinite);
    }),
  );
});

test("an answer of the wrong shape is a fault with a short reason for the log", () => {
  const fault = catchFrom(() => readAnswer(throwing(new TypeError("x".repeat(1000)))));
  expect(fault).toBeInstanceOf(BackendFault);
  expect(fault).toMatchObject({ failure: { kind: "bad-answer" }, status: 200 });
  expect((fault as BackendFault).excerpt).toMatch(/^TypeError: x+$/);
  expect((fault as BackendFault).excerpt).toHaveLength(200);
});

test("a fault that is known already passes as it is, and what can be read is returned", () => {
  const fault = new BackendFault({ kind: "timeout" });
  expect(catchFrom(() => readAnswer(throwing(fault)))).toBe(fault);
  expect(readAnswer(() => "cart")).toBe("cart");
});

test("as a result it never throws, whatever is thrown", () => {
  expect(readResult(() => 0)).toEqual({ ok: true, value: 0 });
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constant(null), fc.constant(new TypeError("x"))), (error) => {
      expect(readResult(throwing(error))).toEqual({ ok: false, failure: { kind: "bad-answer" } });
    }),
  );
});
