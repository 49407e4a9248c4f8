import { afterEach, expect, test, vi } from "vitest";
import { nextTask, numberHistory, readDataApart } from "./start-hydration";

afterEach(() => vi.unstubAllGlobals());

test("the page's data comes whole and in order, none of it in the task that asks", async () => {
  const stream = new ReadableStream<string>({
    start(controller) {
      for (const chunk of ["one", "two"]) controller.enqueue(chunk);
      controller.close();
    },
  });
  const context = { stream };
  vi.stubGlobal("window", { __reactRouterContext: context });
  readDataApart();
  const read: string[] = [];
  const reading = (async () => {
    for await (const chunk of context.stream) read.push(chunk);
  })();
  for (let count = 0; count < 100; count++) await Promise.resolve();
  expect(read).toEqual([]);
  await reading;
  expect(read).toEqual(["one", "two"]);
});

test("a page without data, or without React Router's context, is left alone", () => {
  const context = { stream: undefined };
  vi.stubGlobal("window", { __reactRouterContext: context });
  readDataApart();
  expect(context).toEqual({ stream: undefined });
  vi.stubGlobal("window", {});
  expect(readDataApart).not.toThrow();
});

test("a place of the history is numbered once, and keeps what else it knows", () => {
  const replaceState = vi.fn<History["replaceState"]>();
  vi.stubGlobal("history", { state: { key: "abc" }, replaceState });
  numberHistory();
  expect(replaceState.mock.calls).toEqual([[{ key: "abc", idx: 0 }, ""]]);
  vi.stubGlobal("history", { state: { idx: 3 }, replaceState });
  numberHistory();
  expect(replaceState).toHaveBeenCalledTimes(1);
});

test("what follows is a task of its own", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("a press"));
  await nextTask();
  order.push("what follows");
  expect(order).toEqual(["a press", "what follows"]);
});
