import fc from "fast-check";
import { expect, test } from "vitest";
import { choosing, HAS_BULGARISATION, quote, runDelivery } from "./delivery";
import { countRuns } from "../../fixtures/trials";

const CHOICE = { courier: "econt", office: "1107", payment: "cod", address1: "", address2: "" };
const PLACE = { country: "BG", state: "BG-22", city: "гр. София", postcode: "1000" };
const STRANGER = "unset($_SERVER['HTTP_X_STOREFRONT_SECRET']);";
const chosen = (rate: string) => `WC()->session->data['chosen_shipping_methods'] = ['${rate}'];`;

/** Packages and cookies after WooCommerce made packages for these requests of a session. */
const PACKAGES = `[apply_filters('woocommerce_cart_shipping_packages', [['destination' => ${quote(PLACE)}]]),
  array_map(fn($cookie) => json_decode(stripslashes(urldecode($cookie)), true), $_COOKIE), Sila_Storefront\\get_delivery_problem()]`;
type Packages = [
  packages: { storefront?: unknown }[],
  cookies: Record<string, Record<string, unknown>>,
  problem: string,
];

test("the shop's choice is read with all its fields, and nobody else's", async () => {
  const read = "Sila_Storefront\\read_choice()";
  const address = { ...CHOICE, courier: "", office: "", address1: "ул. „Витоша“ 15, вх. Б" };
  expect(await runDelivery(read, { world: choosing(address) })).toEqual(address);
  expect(await runDelivery(read, { world: choosing({ courier: "econt", extra: 1 }) })).toEqual({
    ...CHOICE,
    office: "",
    payment: "",
  });
  expect(await runDelivery(read, { world: choosing(CHOICE) + STRANGER })).toBeNull();
  expect(await runDelivery(read)).toBeNull();
});

test.each([
  ["no JSON", "%7B"],
  ["a number", "1"],
  ["lists in fields", { office: ["1"] }],
  ["a deep value", { office: { a: { b: 1 } } }],
  ["a courier in capitals", { courier: "ECONT" }],
  ["an office with a blank", { office: "1 2" }],
  ["a long line", { address1: "а".repeat(201) }],
  ["more than 4 kB", { address1: "а", more: "а".repeat(4000) }],
  ["broken percents", "%E0%A4%A"],
  ["NUL", "%00"],
])("a choice that isn't valid counts as none: %s", async (_, choice) => {
  expect(await runDelivery("Sila_Storefront\\read_choice()", { world: choosing(choice) })).toBeNull();
});

test("no header makes PHP warn", async () => {
  const texts = fc.sample(fc.oneof(fc.string({ unit: "binary" }), fc.json(), fc.webUrl()), {
    numRuns: countRuns(150),
    seed: 50,
  });
  const sent = quote(texts.map((text) => Buffer.from(text).toString("base64")));
  const value = `array_map(function ($text) { $_SERVER['HTTP_X_STOREFRONT_DELIVERY'] = base64_decode($text); return Sila_Storefront\\read_choice() ?? 0; }, ${sent})`;
  expect(await runDelivery<unknown[]>(value)).toHaveLength(texts.length);
});

test("an office becomes the cookie of the courier's plugin; BOX NOW's names the way of payment in any case", async () => {
  const world = HAS_BULGARISATION + choosing(CHOICE);
  const [packages, cookies, problem] = await runDelivery<Packages>(PACKAGES, {
    world,
    steps: chosen("woo_bg_econt:5"),
  });
  expect(cookies).toEqual({
    "woo-bg--econt-address": {
      type: "office",
      receiver: "",
      phone: "",
      state: "BG-22",
      city: "гр. София",
      country: "BG",
      payment: "cod",
      selectedOffice: "1107",
      selectedOfficeIsAPS: false,
    },
    "woo-bg--boxnow-apm": { selectedApm: null, payment: "cod" },
  });
  expect(packages[0]).toHaveProperty("storefront");
  expect(problem).toBe("");
});

test("packages differ when the choice, the chosen rate of a courier or the recipient does, and not otherwise", async () => {
  const read = (choice: object, rate: string, more = "") =>
    runDelivery<Packages>(PACKAGES, { world: HAS_BULGARISATION + choosing(choice), steps: chosen(rate) + more });
  const [first] = await read(CHOICE, "woo_bg_econt:5");
  expect((await read(CHOICE, "woo_bg_econt:5"))[0]).toEqual(first);
  const recipient = quote({ name: "Иван", phone: "+359", payment: "cod", company: null });
  const others = [
    await read({ ...CHOICE, payment: "bacs" }, "woo_bg_econt:5"),
    await read({ ...CHOICE, office: "9001" }, "woo_bg_econt:5"),
    await read(CHOICE, "woo_bg_econt:6"),
    await read(CHOICE, "flat_rate:1"),
    await read(CHOICE, "woo_bg_econt:5", `Sila_Storefront\\get_recipient(${recipient});`),
  ];
  for (const [packages] of others) expect(packages).not.toEqual(first);
  expect((await read(CHOICE, "flat_rate:1"))[0]).toEqual((await read(CHOICE, "flat_rate:2"))[0]);
});

test.each([
  ["closed", { ...CHOICE, office: "1" }, "woo_bg_econt:5", "storefront-office-unknown: econt 1"],
  [
    "a locker for a rate to an office",
    { ...CHOICE, office: "9001" },
    "woo_bg_econt:5",
    "storefront-office-unknown: econt 9001",
  ],
  [
    "elsewhere",
    { ...CHOICE, courier: "speedy", office: "23" },
    "woo_bg_speedy:8",
    "storefront-office-unknown: speedy 23",
  ],
])("an office that is %s isn't handed over", async (_, choice, rate, code) => {
  const world = HAS_BULGARISATION + choosing(choice);
  const [, cookies, problem] = await runDelivery<Packages>(PACKAGES, { world, steps: chosen(rate) });
  expect([Object.keys(cookies), problem]).toEqual([["woo-bg--boxnow-apm"], code]);
});

test("an order with such an office is refused by its code", async () => {
  const steps = `${chosen("woo_bg_econt:5")} do_action('graphql_woocommerce_before_checkout', [], ['paymentMethod' => 'cod']);
    apply_filters('woocommerce_cart_shipping_packages', [['destination' => ${quote(PLACE)}]]);`;
  const value = "attempt(fn() => do_action('woocommerce_after_checkout_validation', [], null))";
  const world = HAS_BULGARISATION + choosing({ ...CHOICE, office: "1" });
  expect(await runDelivery(value, { world, steps })).toBe("storefront-office-unknown: econt 1");
});

test("a cookie of its own survives what the courier's plugin does to it, whatever was typed", async () => {
  const typed = ['+359 88 "Иван" <b>', "100% %41 \\n", "a'b&c;ж.к. „Младост“"];
  const value = `array_map(fn($text) => json_decode(stripslashes(urldecode(sanitize_text_field(Sila_Storefront\\write_cookie(['a' => $text])))), true)['a'], ${quote(typed)})`;
  expect(await runDelivery(value)).toEqual(typed);
});

test("without a choice, or a plugin that takes one, packages stay as they are", async () => {
  const without = await runDelivery<Packages>(PACKAGES, { world: HAS_BULGARISATION });
  const stranger = await runDelivery<Packages>(PACKAGES, { world: HAS_BULGARISATION + choosing(CHOICE) + STRANGER });
  const plain = await runDelivery<Packages>(PACKAGES, { world: choosing(CHOICE) });
  for (const [packages, cookies] of [without, stranger, plain]) {
    expect(packages).toEqual([{ destination: PLACE }]);
    expect(Object.keys(cookies)).toEqual([]);
  }
});

test("the chosen rate stays chosen while there is such a rate, for the shop that states a choice", async () => {
  const rates = quote({ "flat_rate:1": 1, "woo_bg_econt:5": 1 });
  const keep = (chosenId: string, world = choosing(CHOICE)) =>
    runDelivery(`apply_filters('woocommerce_shipping_chosen_method', 'flat_rate:1', ${rates}, '${chosenId}')`, {
      world,
    });
  expect(await keep("woo_bg_econt:5")).toBe("woo_bg_econt:5");
  expect(await keep("woo_bg_boxnow:11")).toBe("flat_rate:1");
  expect(await keep("woo_bg_econt:5", "")).toBe("flat_rate:1");
});
