import { afterAll, beforeAll, expect, test } from "vitest";
import { ACCOUNT_FORMS, ACCOUNT_PATHS } from "../doubles/account-paths";
import { isSignedIn, signIn } from "../doubles/account-visits";
import { startBuiltShop, type BuiltShop } from "../doubles/built-shop";
import type { Visitor } from "../doubles/visitor";

let shop: BuiltShop;
let ivan: Visitor;

beforeAll(async () => {
  shop = await startBuiltShop();
  ivan = shop.visit();
  await signIn(ivan);
});
afterAll(() => shop.close());

const FAULTS = [
  "500",
  "502-html",
  "200-html",
  "truncated",
  "null-data",
  "huge",
  "wrong-types",
  "refused",
  "partial",
  "expired-session",
];

test.each(FAULTS)(
  "backend fault %s: every page and form of the account is Bulgarian, without a stack, and signs nobody out (quality.md 4, 5)",
  async (kind) => {
    await shop.setFault({ kind });
    for (const path of ACCOUNT_PATHS) await expectCalm(path, await ivan.open(path));
    for (const [path, fields] of ACCOUNT_FORMS.slice(0, 3)) await expectCalm(path, await ivan.submit(path, fields));
    await shop.setFault({ kind: null });
    expect(await isSignedIn(ivan)).toBe(true);
  },
);

test("a backend that says nothing, or hardly anything, is given up in time (quality.md 4)", async () => {
  for (const kind of ["timeout", "drip:400"]) {
    await shop.setFault({ kind });
    const start = Date.now();
    await expectCalm(kind, await ivan.open("/my-account/orders"));
    expect(Date.now() - start, kind).toBeLessThan(20_000);
  }
  await shop.setFault({ kind: null });
  expect(await isSignedIn(ivan)).toBe(true);
});

// A refused order is nobody's: 404. What a fault doesn't touch is answered as ever.
async function expectCalm(path: string, answer: Response): Promise<void> {
  const html = await answer.text();
  expect([200, 303, 404, 422, 503], `${path} ${answer.status}`).toContain(answer.status);
  if (answer.status === 303) return expect(answer.headers.get("location"), path).not.toContain("returnTo");
  expect(html, path).toContain('lang="bg"');
  expect(html, path).not.toMatch(/\bat [\w.]+ \(|TypeError|SyntaxError|\.ts:\d/);
}
