import { expect, test } from "vitest";
import { signIn } from "../../built-shop/account-forms";
import type { BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import { RESETS_ENTRY } from "../../built-shop/reset-objects";
import type { Visitor } from "../../built-shop/visitor";
import { findProduct } from "../../fixtures/demo-products";

const TEA = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
/** More resets than retries. */
const ALWAYS = 99;
const CALLS =
  "readCart changeCart storeForm placeOrder readCheckout readViewer hasExpired readCustomer changeCustomer signIn register writeReview";

let shop: BuiltShop;

runBuiltShop((built) => void ({ shop } = built), {}, { entry: RESETS_ENTRY });

async function plan(times: number): Promise<void> {
  const resets = CALLS.split(" ").map((call) => ({ call, when: "before", times }));
  await shop.fetch("/__test/resets", { method: "POST", body: JSON.stringify(resets) });
}

/** The visible and hidden values of a page's fields. */
function valuesOf(html: string): string {
  const inputs = [...html.matchAll(/<input[^>]* value="([^"]*)"/g)].map(([, value]) => value);
  const areas = [...html.matchAll(/<textarea[^>]*>([^<]*)/g)].map(([, text]) => text);
  return [...inputs, ...areas].join("\n");
}

const ADDRESS = {
  block: "billing",
  "billing.firstName": "Неда",
  "billing.lastName": "Янева",
  "billing.email": "neda@example.bg",
  "billing.phone": "0888 123 456",
  "billing.country": "BG",
  "billing.state": "BG-22",
  "billing.city": "Своге",
  "billing.postcode": "2260",
  "billing.address1": "ул. Искър 5",
};

const NAMES = { firstName: "Неда", lastName: "Янева", email: "neda@example.bg" };

const REVIEW = {
  productId: String(TEA.id),
  slug: TEA.slug,
  rating: "5",
  content: "Държи топло до обяд.",
  author: "Неда",
  authorEmail: NAMES.email,
};

interface Case {
  path: string;
  fields: Record<string, string>;
  /** What was typed, and stands on the page again. */
  typed: string[];
  isCustomer?: boolean;
}

const CASES: Record<string, Case> = {
  "the checkout": {
    path: "/checkout",
    fields: {},
    typed: ["Мария", "Димитрова", "maria@example.bg", "бул. Цариградско шосе 115", "Младост 1"],
  },
  "a coupon": { path: "/cart", fields: { intent: "apply-coupon", code: "LYATO-26" }, typed: ["LYATO-26"] },
  "a registration": {
    path: "/my-account",
    fields: { intent: "register", ...NAMES, password: "kotka-dvor-7" },
    typed: ["neda@example.bg"],
  },
  "a sign-in": {
    path: "/my-account",
    fields: { intent: "sign-in", username: "neda", password: "kotka-dvor-7" },
    typed: ["neda"],
  },
  "a customer's address": {
    path: "/my-account/addresses?edit=billing",
    fields: ADDRESS,
    typed: ["Неда", "Янева", "neda@example.bg", "Своге", "ул. Искър 5"],
    isCustomer: true,
  },
  "a customer's review": {
    path: `/api/reviews?slug=${TEA.slug}`,
    fields: REVIEW,
    typed: ["Държи топло до обяд."],
    isCustomer: true,
  },
};

test.each(Object.entries(CASES))(
  "without scripts, %s that the session can't take comes back with everything typed",
  async (name, { path, fields, typed, isCustomer = false }) => {
    const visitor: Visitor = shop.visit();
    expect((await visitor.add(TEA.id)).status).toBe(303);
    if (isCustomer) expect((await signIn(visitor)).status).toBe(303);
    const form = name === "the checkout" ? await readCheckoutForm(visitor) : fields;
    await plan(ALWAYS);
    const answer = await visitor.submit(path, form);
    const html = await answer.text();
    await plan(0);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    for (const text of typed) expect(valuesOf(html), text).toContain(text);
    expect(html).not.toContain("kotka-dvor-7");
  },
);
