import { expect, test, vi } from "vitest";
import { lazily } from "./lazily";

class Counter {
  #count = 0;

  add(): number {
    this.#count += 1;
    return this.#count;
  }
}

test("a service is composed once, when it is first used, and keeps its private state", () => {
  const compose = vi.fn<() => Counter>(() => new Counter());
  const counter = lazily(compose);
  expect(compose).not.toHaveBeenCalled();
  expect([counter.add(), counter.add()]).toEqual([1, 2]);
  expect(compose).toHaveBeenCalledOnce();
});
