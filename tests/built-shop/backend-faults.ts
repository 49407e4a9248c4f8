import { expect } from "vitest";

/** What can be wrong with a backend, by the demo's names for it (demo/test-controls/faults.ts). */
export const BACKEND_FAULTS = [
  "refused",
  "timeout",
  "drip:400",
  "500",
  "502-html",
  "200-html",
  "truncated",
  "null-data",
  "partial",
  "huge",
  "expired-session",
  "wrong-types",
] as const;

export type BackendFault = (typeof BACKEND_FAULTS)[number];

/** Those that are waited for. */
export const isSlow = (kind: BackendFault) => kind === "timeout" || kind.startsWith("drip");

/** Nowhere, not in what a page hands to its scripts either. */
const STACK = /\bat [\w.]+ \(|TypeError|SyntaxError|\.ts:\d/;
/** Not where people read: our scripts may know such words. */
const RAW = /\bat \S+ \(|ReferenceError|<h1>Unexpected|Internal Server Error/;
const SCRIPTS = /<script[^>]*>[^]*?<\/script>/g;

/** Whatever the backend does: one of these statuses, no stack, and, of a page, Bulgarian under a heading. */
export async function expectCalm(path: string, answer: Response, statuses: number[]): Promise<void> {
  const html = await answer.text();
  expect(statuses, `${path} ${answer.status}`).toContain(answer.status);
  expect(html, path).not.toMatch(STACK);
  expect(html.replace(SCRIPTS, ""), path).not.toMatch(RAW);
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!isPage || [301, 302, 303].includes(answer.status)) return;
  expect(html, path).toContain('lang="bg"');
  expect(html, path).toMatch(/<h1[^>]*>[^]*?[а-я]{3}/i);
}
