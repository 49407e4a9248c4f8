import { beforeAll, expect, test } from "vitest";
import { ACCOUNT_FORMS, ACCOUNT_PATHS } from "../../fixtures/account-pages";
import { isSignedIn, signIn } from "../../built-shop/account-forms";
import { BACKEND_FAULTS, expectGraceful, isAlike } from "../../built-shop/backend-faults";
import type { BuiltShop } from "../../built-shop/built-shop";
import { expectInTime, withLatencyProbe } from "../../built-shop/latency-probe";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

let shop: BuiltShop;
let ivan: Visitor;

shareBuiltShop((built) => void ({ shop } = built));
beforeAll(async () => {
  ivan = shop.visit();
  await signIn(ivan);
});

/** A refused order is a 404. What a fault doesn't affect responds as usual. */
const STATUSES = [200, 303, 404, 422, 503];

// A response that drips ends as a timeout, too.
test.each(BACKEND_FAULTS.filter((kind) => !kind.startsWith("drip")))(
  "backend fault %s: every page and form of the account responds in Bulgarian, without a stack trace, in time, and signs nobody out",
  async (kind) => {
    await shop.setFault({ kind });
    const pages = ACCOUNT_PATHS.map((path) => () => ivan.open(path));
    const forms = ACCOUNT_FORMS.slice(0, 3).map(
      ([path, fields]) =>
        () =>
          ivan.submit(path, fields),
    );
    // Only the orders, if the fault looks like another one or is waited for.
    const visits = isAlike(kind) || kind === "timeout" ? pages.slice(1, 2) : [...pages, ...forms];
    await withLatencyProbe(shop, async (pulse) => {
      for (const visit of visits) await expectInTime(pulse, kind, async () => expectCalmAndSignedIn(await visit()));
    });
    await shop.setFault({ kind: null });
    expect(await isSignedIn(ivan)).toBe(true);
  },
);

async function expectCalmAndSignedIn(answer: Response): Promise<void> {
  expect(answer.headers.get("location") ?? "", answer.url).not.toContain("returnTo");
  await expectGraceful(answer.url, answer, STATUSES);
}
