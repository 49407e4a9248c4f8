import { expect, test } from "vitest";
import { PLUGIN, PLUGIN_FILES, PLUGIN_FOLDER, readJson, runScript } from "./php";

const SECRET = "s".repeat(32);

/** As much of WordPress as the plugin's own decisions need. */
const WORDPRESS = `namespace GraphQL\\Error { class UserError extends \\Exception {} }
namespace {
  define('ABSPATH', '/');
  $hooks = [];
  function add_filter($name, $callback, $priority = 10, $count = 1) { $GLOBALS['hooks'][$name][] = $callback; }
  function add_action(...$arguments) { add_filter(...$arguments); }
  function apply_filters($name, $value, ...$more) {
    foreach ($GLOBALS['hooks'][$name] ?? [] as $callback) $value = $callback($value, ...$more);
    return $value;
  }
  function is_user_logged_in() { return $GLOBALS['is_logged_in'] ?? false; }
  class WC_Order {
    function __construct(public $total = '0', public $currency = 'BGN') {}
    function get_total() { return $this->total; }
    function get_currency() { return $this->currency; }
    function get_billing_email() { return 'Maria@shop.test'; }
    function add_order_note($note) { $GLOBALS['notes'][] = $note; return 1; }
  }
  function get_option($name, $default = 'x') { return $default; }
  function current_user_can($capability) { return false; }
  function wp_unslash($text) { return stripslashes($text); }
  function attempt($run) { try { return $run(); } catch (Exception $error) { return $error->getMessage(); } }
`;

function runPhp(
  code: string,
  secret: string | null = SECRET,
  given: string | null = null,
  more = "",
): Promise<unknown> {
  return readJson(`${WORDPRESS}${more}
    ${secret === null ? "" : `define('STOREFRONT_SECRET', '${secret}');`}
    ${given === null ? "" : `$_SERVER['HTTP_X_STOREFRONT_SECRET'] = '${given}';`}
   
    require '${PLUGIN}';
    echo json_encode(${code});
  }`);
}

const send = (input: string, mutation = "checkout") =>
  `attempt(fn() => apply_filters('graphql_mutation_input', ${input}, null, null, '${mutation}'))`;
const PAID = "['isPaid' => true, 'transactionId' => 'pi_1']";

test("it prints nothing, and does nothing outside WordPress", async () => {
  expect(await runPhp("count($hooks)")).toBeGreaterThan(5);
  for (const path of PLUGIN_FILES.filter((path) => path.endsWith(".php")))
    expect(
      await runScript(
        `register_shutdown_function(fn() => print('the end')); require '${PLUGIN_FOLDER}/${path}'; echo 'went on';`,
      ),
      path,
    ).toBe("the end");
});

test.each([
  ["no secret given", SECRET, null],
  ["a wrong one", SECRET, "t".repeat(32)],
  ["an empty one", SECRET, ""],
  ["none configured, an empty one given", null, ""],
  ["one configured that is too short", "s".repeat(31), "s".repeat(31)],
])("only the shop says that an order is paid: %s", async (_, secret, given) => {
  expect(await runPhp(send(PAID), secret, given)).toBe("storefront-secret-required: isPaid, transactionId");
  for (const mutation of ["updateOrder", "createOrderNote", "updateSession", "acknowledgeWithdrawal", "announceStock"])
    expect(await runPhp(send("['orderId' => 1]", mutation), secret, given)).toBe(
      `storefront-secret-required: ${mutation}`,
    );
});

test("with the shop's secret it passes, and what says nothing always does", async () => {
  expect(await runPhp(send(PAID), SECRET, SECRET)).toEqual({ isPaid: true, transactionId: "pi_1" });
  const input = "['isPaid' => false, 'fees' => [], 'metaData' => [['key' => '_checkout_id', 'value' => 'x'], null]]";
  expect(await runPhp(send(input))).toMatchObject({ isPaid: false, fees: [] });
  expect(await runPhp(send("['metaData' => [['key' => '_paid_date', 'value' => '1']]]"))).toBe(
    "storefront-secret-required: metaData",
  );
});

test.each([
  ["203.0.113.1, 10.0.0.1", SECRET, "203.0.113.1"],
  ["2001:db8::1", SECRET, "2001:db8::1"],
  ["not an address", SECRET, "192.0.2.9"],
  ["203.0.113.1", null, "192.0.2.9"],
])("WordPress sees a shopper at %s, if the shop says so", async (forwarded, given, address) => {
  const sent = `$_SERVER['REMOTE_ADDR'] = '192.0.2.9'; $_SERVER['HTTP_X_FORWARDED_FOR'] = '${forwarded}';`;
  expect(await runPhp("$_SERVER['REMOTE_ADDR']", SECRET, given, sent)).toBe(address);
});

const NAMED = "['email' => 'a@example.bg']";

test.each([
  ["updateCustomer", `['billing' => ${NAMED}]`],
  ["updateCustomer", `['shipping' => ${NAMED}]`],
  ["updateCustomer", NAMED],
  ["updateCustomer", "['metaData' => [null, ['key' => 'billing_email', 'value' => 'a@example.bg']]]"],
])("a guest's e-mail isn't changed by %s, even if the shop says so: %s", async (mutation, input) => {
  for (const given of [null, SECRET])
    expect(await runPhp(send(input, mutation), SECRET, given)).toBe(`storefront-email-refused: ${mutation}`);
  expect(await runPhp(`[$GLOBALS['is_logged_in'] = true, ${send(input, mutation)}][1]`)).toBeTypeOf("object");
});

test("an address without an e-mail passes, and so does an order's e-mail", async () => {
  const place = "['billing' => ['country' => 'BG', 'email' => ''], 'shipping' => null, 'metaData' => [['key' => 'x']]]";
  expect(await runPhp(send(place, "updateCustomer"))).toMatchObject({ billing: { country: "BG" } });
  expect(await runPhp(send(`['billing' => ${NAMED}]`))).toEqual({ billing: { email: "a@example.bg" } });
});

test.each([
  ["'10'", "BGN", "true", "passes"],
  ["9.999999", "BGN", "true", "passes"],
  ["10.01", "BGN", "true", "storefront-paid-differs: 10.00 BGN are paid, the order is 10.01 BGN"],
  ["10", "EUR", "true", "storefront-paid-differs: 10.00 BGN are paid, the order is 10.00 EUR"],
  ["10.01", "BGN", "false", "passes"],
])("an order of %s %s, paid with 10.00 BGN (%s): %s (docs/payments.md)", async (total, currency, isPaid, outcome) => {
  const input = `['isPaid' => ${isPaid}, 'metaData' => [['key' => 'card_paid', 'value' => '10.00 BGN']]]`;
  const order = `new WC_Order(${total}, '${currency}')`;
  const run = `fn() => [Sila_Storefront\\refuse_other_sum(${order}, ${input}), 'passes'][1]`;
  expect(await runPhp(`attempt(${run})`)).toBe(outcome);
});

/** An order 1201 of maria@shop.test, and a mailer that fails while the test says so. */
const SHOP = `$mails = []; $notes = []; $kept = []; $isDown = false;
  define('DAY_IN_SECONDS', 86400);
  function sanitize_textarea_field($text) { return trim(strip_tags($text)); }
  function sanitize_text_field($text) { return trim(preg_replace('/\\s+/', ' ', strip_tags($text))); }
  function sanitize_email($email) { return $email; }
  function is_email($email) { return str_contains($email, '@') ? $email : false; }
  function absint($value) { return abs((int) $value); }
  function wc_get_order($id) { return $id === 1201 ? new WC_Order() : false; }
  function get_transient($key) { return $GLOBALS['kept'][$key] ?? false; }
  function set_transient($key, $value, $seconds) { $GLOBALS['kept'][$key] = $value; }
  function wp_date($format, $time, $zone) { return (new DateTime("@$time"))->setTimezone($zone)->format($format); }
  function wp_specialchars_decode($text) { return $text; }
  function wp_mail(...$mail) { if (!$GLOBALS['isDown']) $GLOBALS['mails'][] = $mail; return !$GLOBALS['isDown']; }
`;
const withdraw = (more: string) =>
  `Sila_Storefront\\acknowledge_withdrawal(${more} + ['reference' => '261121-AAAAAA', 'orderNumber' => '1201',
    'declaredAt' => '2026-11-21T12:05:33.000Z', 'name' => 'Мария', 'email' => 'maria@shop.test'])`;
interface Outcome {
  answers: { isMailed: boolean }[];
  mails: [to: string, subject: string, text: string, headers: string[]][];
  notes: string[];
}
const runWithdrawal = (steps: string) =>
  runPhp(
    `(function () { global $mails, $notes, $isDown; ${steps}
    return ['answers' => $answers, 'mails' => $mails, 'notes' => $notes]; })()`,
    SECRET,
    SECRET,
    SHOP,
  ) as Promise<Outcome>;

test("a withdrawal is noted and mailed to both, in plain text, once for each reference", async () => {
  const goods = withdraw("['goods' => \"Тениска\\nШейкър\"]");
  const { answers, mails, notes } = await runWithdrawal(`$answers = [${goods}, ${goods}];`);
  expect(answers).toEqual([{ isMailed: true }, { isMailed: true }]);
  expect(notes).toEqual([expect.stringContaining("261121-AAAAAA")]);
  expect(mails.map(([to]) => to)).toEqual(["maria@shop.test", "x"]);
  expect(mails[0]![2]).toContain("21.11.2026, 14:05:33 (българско време)");
  expect(mails[0]![2]).toContain("Тениска\nШейкър");
  expect(mails[0]![3]).toEqual(["Content-Type: text/plain; charset=UTF-8", "From: x <x>"]);
  expect(mails[1]![3]).toContain("Reply-To: maria@shop.test");
});

test("what couldn't be mailed is owed, and asked again only that is done", async () => {
  const steps = `$isDown = true; $answers[] = ${withdraw("[]")}; $isDown = false; $answers[] = ${withdraw("[]")};`;
  const { answers, mails, notes } = await runWithdrawal(steps);
  expect(answers).toEqual([{ isMailed: false }, { isMailed: true }]);
  expect([mails.length, notes.length]).toEqual([2, 1]);
});

test("another's e-mail, or no such order: the same answer, no note, no stranger's words", async () => {
  for (const more of [
    "['email' => 'ivan@shop.test', 'goods' => 'evil.com']",
    "['orderNumber' => '7', 'goods' => 'evil.com']",
  ]) {
    const { answers, mails, notes } = await runWithdrawal(`$answers = [${withdraw(more)}];`);
    expect([answers, notes]).toEqual([[{ isMailed: true }], []]);
    expect(mails.map(([, , text]) => text.includes("evil.com"))).toEqual([false, true]);
  }
  expect(await runPhp(`attempt(fn() => ${withdraw("['email' => 'nobody']")})`, SECRET, SECRET, SHOP)).toMatch(
    /^storefront-withdrawal-email/,
  );
});
