import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ALL_ROUTES } from "../../fixtures/route-paths";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { CARD_KEYS } from "../../built-shop/card-shop";

/** A shop with every external host enabled. */
const OPEN = {
  ...CARD_KEYS,
  SITE: { trackingId: "G-TEST12345", gatewayOrigins: ["https://bank.example"] },
};

/** What Google's csp_evaluator says against a policy; hosts beside 'strict-dynamic' are for old browsers, and it ignores them. */
function findWeaknesses(policy: string): string[] {
  const found = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = found.filter(({ severity }) => severity !== Severity.NONE);
  return serious.map((one) => `${Severity[one.severity]}: ${one.directive} ${one.value ?? ""} ${one.description}`);
}

describe.each([
  ["nothing but its own", {}, "form-action 'self';"],
  ["cards, a tracker and a gateway", OPEN, "https://*.js.stripe.com"],
])("a shop with %s", (_, variables, ofTheCheckout) => {
  let shop: BuiltShop;
  beforeAll(async () => {
    shop = await startBuiltShop(variables);
  });
  afterAll(() => shop.close());

  test("the policy of every route, errors included, has no weakness that csp_evaluator knows", async () => {
    const policies = new Map<string, string>();
    await Promise.all(
      ALL_ROUTES.map(async (path) => {
        const answer = await shop.visit().open(path);
        await answer.body?.cancel();
        policies.set(path, answer.headers.get("content-security-policy") ?? "");
      }),
    );
    expect(policies.get("/checkout")).toContain(ofTheCheckout);
    for (const [path, policy] of policies) expect(findWeaknesses(policy), path).toEqual([]);
  });
});
