import { expect, test } from "vitest";
import { formatTime } from "./clock-time";

test("a moment is shown as the time in Sofia, from midnight on, daylight saving time included (Directive 2023/2673)", () => {
  expect(formatTime("2026-11-21T12:05:33Z")).toBe("14:05:33");
  expect(formatTime("2026-07-20T21:30:00.000Z")).toBe("00:30:00");
  expect(["", "x", "2026-11-21", "2026-13-40T00:00:00Z"].map(formatTime)).toEqual(["", "", "", ""]);
});
