import { expect, test, vi } from "vitest";
import { log } from "./log";

test("a line is one JSON object; an error is its message, cut short, on the error level", () => {
  const said = (["log", "error"] as const).map((level) => vi.spyOn(console, level).mockReturnValue());
  log("request", { status: 200 });
  log("page-failed", { id: "a", error: new TypeError("x".repeat(1000)) });
  log("payment-unclear", {}, "error");
  expect(said.map(({ mock }) => mock.calls.map(([line]) => JSON.parse(String(line)) as unknown))).toEqual([
    [{ event: "request", status: 200 }],
    [
      { event: "page-failed", id: "a", message: expect.stringMatching(/^TypeError: x{489}$/) as unknown },
      { event: "payment-unclear" },
    ],
  ]);
});
