import { expect } from "vitest";

/** Faults of a backend, by the demo's names (demo/test-controls/faults.ts). */
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

/** Faults that the shop waits for. */
export const isSlow = (kind: BackendFault) => kind === "timeout" || kind.startsWith("drip");

/**
 * Faults that a page can't tell from `502-html` or `timeout`, because the client reports them as the same failure
 * (worker/woocommerce/client.test.ts and client-timeouts.test.ts). Each is tried on few pages.
 */
export const isAlike = (kind: BackendFault) => /^(refused|500|200-html|truncated|drip)/.test(kind);

/** Not allowed anywhere, in a page's data neither. */
const STACK = /\bat [\w.]+ \(|TypeError|SyntaxError|\.ts:\d/;
/** Not allowed in visible text: scripts may contain such words. */
const RAW = /\bat \S+ \(|ReferenceError|<h1>Unexpected|Internal Server Error/;
const SCRIPTS = /<script[^>]*>[^]*?<\/script>/g;

/** Whatever the backend does: one of these statuses, no stack trace, and, for a page, Bulgarian with a heading. */
export async function expectGraceful(path: string, answer: Response, statuses: number[]): Promise<void> {
  const html = await answer.text();
  expect(statuses, `${path} ${answer.status}`).toContain(answer.status);
  expect(html, path).not.toMatch(STACK);
  expect(html.replace(SCRIPTS, ""), path).not.toMatch(RAW);
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (!isPage || [301, 302, 303].includes(answer.status)) return;
  expect(html, path).toContain('lang="bg"');
  expect(html, path).toMatch(/<h1[^>]*>[^]*?[а-я]{3}/i);
}
