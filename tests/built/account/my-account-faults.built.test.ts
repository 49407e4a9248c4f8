import { beforeAll, expect, test } from "vitest";
import { ACCOUNT_FORMS, ACCOUNT_PATHS } from "../../fixtures/account-pages";
import { isSignedIn, signIn } from "../../built-shop/account-forms";
import { BACKEND_FAULTS, expectGraceful, isSlow } from "../../built-shop/backend-faults";
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

test.each(BACKEND_FAULTS)(
  "backend fault %s: every page and form of the account responds in Bulgarian, without a stack trace, in time, and signs nobody out",
  async (kind) => {
    await shop.setFault({ kind });
    const forms = ACCOUNT_FORMS.slice(0, 3);
    const visits = isSlow(kind)
      ? [() => ivan.open("/my-account/orders")]
      : [
          ...ACCOUNT_PATHS.map((path) => () => ivan.open(path)),
          ...forms.map(
            ([path, fields]) =>
              () =>
                ivan.submit(path, fields),
          ),
        ];
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
