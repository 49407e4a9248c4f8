import { expect, test } from "vitest";
import { isDownloadExpired } from "./customer";

const FILE = { downloadsRemaining: null, accessExpires: null };
const NOW = new Date("2026-11-21T12:00:00Z");

test("a file without limits is available, one without remaining downloads isn't", () => {
  expect(isDownloadExpired(FILE, NOW)).toBe(false);
  expect(isDownloadExpired({ ...FILE, downloadsRemaining: 1 }, NOW)).toBe(false);
  expect(isDownloadExpired({ ...FILE, downloadsRemaining: 0 }, NOW)).toBe(true);
});

test("a file is available on its last day and not after it", () => {
  for (const accessExpires of ["2026-11-21T00:00:00+02:00", "2026-11-21 00:00:00", "2026-12-31T00:00:00"])
    expect(isDownloadExpired({ ...FILE, accessExpires }, NOW)).toBe(false);
  for (const accessExpires of ["2026-11-20T00:00:00+02:00", "2025-01-01 00:00:00"])
    expect(isDownloadExpired({ ...FILE, accessExpires }, NOW)).toBe(true);
});

test("an unreadable expiry date is no limit", () => {
  expect(isDownloadExpired({ ...FILE, accessExpires: "някога" }, NOW)).toBe(false);
});
