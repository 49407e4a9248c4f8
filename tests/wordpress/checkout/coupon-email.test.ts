import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, runPlugin } from "../php";

const WOOCOMMERCE = `class WC_Coupon { const E_WC_COUPON_NOT_YOURS_REMOVED = 102; }
class WC_Customer { function __construct(public $id = 0) {} function get_id() { return $this->id; } }`;

interface Request {
  email?: string;
  world?: string;
  steps?: string;
}

const stating = (email: string) => `$_SERVER['HTTP_X_STOREFRONT_COUPON_EMAIL'] = '${email}';`;
const read = (customer = "new WC_Customer()") =>
  `apply_filters('woocommerce_customer_get_billing_email', 'left@example.bg', ${customer})`;

function run(value: string, { email, world = FROM_SHOP, steps = "" }: Request = {}) {
  const sent = email === undefined ? "" : stating(email);
  return runPlugin({ world: `${HAS_SECRET} ${WOOCOMMERCE} ${world} ${sent}`, steps, value });
}

test.each([
  ["ivan%40example.bg", "ivan@example.bg"],
  ["ivan%2Bshop%40example.bg", "ivan+shop@example.bg"],
  ["", ""],
  [undefined, ""],
])(
  "coupons of a guest of the shop are compared with the email that it states (%s), not with the session's",
  async (email, counts) => {
    expect(await run(read(), { email })).toBe(counts);
  },
);

test.each([
  ["anybody but the shop", { world: "" }, read()],
  ["a customer", { steps: "$GLOBALS['user_id'] = 7;" }, read("new WC_Customer(7)")],
  ["another customer's record", {}, read("new WC_Customer(7)")],
  ["an order, which has its own", { steps: "do_action('graphql_woocommerce_before_checkout');" }, read()],
])("an email stated for %s changes nothing", async (_, more, value) => {
  expect(await run(value, { email: "ivan%40example.bg", ...more })).toBe("left@example.bg");
});

test("the refusal of an email is a code for the shop, for its guests alone", async () => {
  const refuse = (code: number | string) => `apply_filters('woocommerce_coupon_error', 'Words.', ${code}, null)`;
  expect(await run(refuse(102))).toBe("storefront-coupon-email");
  expect(await run(refuse("'102'"))).toBe("storefront-coupon-email");
  expect(await run(refuse(107))).toBe("Words.");
  expect(await run(refuse(102), { world: "" })).toBe("Words.");
  expect(await run(refuse(102), { steps: "$GLOBALS['user_id'] = 7;" })).toBe("Words.");
});
