import { expect, test } from "vitest";
import { isDownloadGone } from "./customer";

const FILE = { downloadsRemaining: null, accessExpires: null };
const NOW = new Date("2026-11-21T12:00:00Z");

test("a file without limits can be had, one without downloads left can't", () => {
  expect(isDownloadGone(FILE, NOW)).toBe(false);
  expect(isDownloadGone({ ...FILE, downloadsRemaining: 1 }, NOW)).toBe(false);
  expect(isDownloadGone({ ...FILE, downloadsRemaining: 0 }, NOW)).toBe(true);
});

test("a file can be had on its last day, and not after it", () => {
  for (const accessExpires of ["2026-11-21T00:00:00+02:00", "2026-11-21 00:00:00", "2026-12-31T00:00:00"])
    expect(isDownloadGone({ ...FILE, accessExpires }, NOW)).toBe(false);
  for (const accessExpires of ["2026-11-20T00:00:00+02:00", "2025-01-01 00:00:00"])
    expect(isDownloadGone({ ...FILE, accessExpires }, NOW)).toBe(true);
});

test("an end that can't be read is none", () => {
  expect(isDownloadGone({ ...FILE, accessExpires: "някога" }, NOW)).toBe(false);
});
