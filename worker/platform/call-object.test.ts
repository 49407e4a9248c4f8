import { expect, test } from "vitest";
import { callObject } from "./call-object";

/** A Durable Object whose first calls fail with these errors; `stubs` counts how often a stub was created. */
function fail(errors: object[]) {
  const made = { stubs: 0, calls: 0 };
  const open = () => ({ stub: (made.stubs += 1) });
  const call = async () => {
    const error = errors[made.calls];
    made.calls += 1;
    if (error) throw Object.assign(new Error("object"), error);
    return "done";
  };
  return { made, run: (isRepeatable: boolean) => callObject(open, call, { isRepeatable }) };
}

test.each([{ retryable: true }, { durableObjectReset: true }])(
  "a transient error is retried with a new stub: %o",
  async (error) => {
    const { made, run } = fail([error, error]);
    expect(await run(true)).toBe("done");
    expect(made).toEqual({ stubs: 3, calls: 3 });
  },
);

test("a call that is not repeatable is never retried", async () => {
  const { made, run } = fail([{ retryable: true }]);
  await expect(run(false)).rejects.toThrow("object");
  expect(made.calls).toBe(1);
});

test.each([{ retryable: true, overloaded: true }, { remote: true }, {}])(
  "an overloaded object and an error thrown by the object are not retried: %o",
  async (error) => {
    const { made, run } = fail([error]);
    await expect(run(true)).rejects.toThrow("object");
    expect(made.calls).toBe(1);
  },
);

test("retries end after four attempts", async () => {
  const { made, run } = fail(Array.from({ length: 9 }, () => ({ retryable: true })));
  await expect(run(true)).rejects.toThrow("object");
  expect(made.calls).toBe(4);
});
