import { expect, test } from "vitest";
import { callObject } from "./call-object";

/** An object whose first calls fail so; `stubs` counts how often it was opened. */
function fail(errors: object[]) {
  const asked = { stubs: 0, calls: 0 };
  const open = () => ({ stub: (asked.stubs += 1) });
  const call = async () => {
    const error = errors[asked.calls];
    asked.calls += 1;
    if (error) throw Object.assign(new Error("object"), error);
    return "done";
  };
  return { asked, run: (isRepeatable: boolean) => callObject(open, call, { isRepeatable }) };
}

test.each([{ retryable: true }, { durableObjectReset: true }])(
  "what passes is asked again, by a new stub: %o",
  async (error) => {
    const { asked, run } = fail([error, error]);
    expect(await run(true)).toBe("done");
    expect(asked).toEqual({ stubs: 3, calls: 3 });
  },
);

test("a change that could happen twice is asked once", async () => {
  const { asked, run } = fail([{ retryable: true }]);
  await expect(run(false)).rejects.toThrow("object");
  expect(asked.calls).toBe(1);
});

test.each([{ retryable: true, overloaded: true }, { remote: true }, {}])(
  "who is overloaded, and a fault of the object's own, isn't asked again: %o",
  async (error) => {
    const { asked, run } = fail([error]);
    await expect(run(true)).rejects.toThrow("object");
    expect(asked.calls).toBe(1);
  },
);

test("it ends: what never comes back is given up", async () => {
  const { asked, run } = fail(Array.from({ length: 9 }, () => ({ retryable: true })));
  await expect(run(true)).rejects.toThrow("object");
  expect(asked.calls).toBe(4);
});
