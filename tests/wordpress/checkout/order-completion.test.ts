import { expect, test } from "vitest";
import { HAS_WOOCOMMERCE, runPlugin } from "../php";

/** Its emails, and a checkout that is sent or during which PHP died. */
const WORLD = `${HAS_WOOCOMMERCE}
  class Mail { function __construct(public $object) {} }
  /** As WooCommerce's mails: each asks whether it is enabled, and says when it is out. */
  function offer_mail($hook, $id) {
    add_action($hook . '_notification', function ($order) use ($id) {
      if (!apply_filters("woocommerce_email_enabled_$id", true)) return;
      $GLOBALS['log'][] = $id;
      do_action('woocommerce_email_sent', true, $id, new Mail(wc_get_order($order)));
    });
  }
  foreach (['processing', 'on-hold'] as $status) {
    foreach (['wc_maybe_reduce_stock_levels', 'wc_update_total_sales_counts', 'wc_release_stock_for_order'] as $step)
      add_action("woocommerce_order_status_$status", $step);
    add_action("woocommerce_order_status_pending_to_$status", ['WC_Emails', 'send_transactional_email']);
    offer_mail("woocommerce_order_status_pending_to_$status", 'new_order');
    offer_mail("woocommerce_order_status_pending_to_$status", "customer_$status");
  }
  function place($order = null) { $GLOBALS['log'][] = 'placed'; return ['id' => 7, 'result' => 'success', 'redirect' => 'https://wp.test/received']; }
  function press($place = 'place') {
    $input = ['metaData' => [['key' => '_checkout_id', 'value' => 'checkout-1']]];
    return apply_filters('graphql_pre_mutate_and_get_payload', null, 'checkout', $place, $input)($input, null, null)['result'];
  }
  function die_as($status, $emailed = []) {
    $meta = ['_checkout_id' => ['checkout-1'], '_checkout_session' => ['hash storefront|guest'], '_checkout_emailed' => $emailed];
    $GLOBALS['orders'][7] = new WC_Order($status, $meta);
  }
  function run_schedule() { do_action('storefront_complete_orders'); }
`;

const runOrder = (steps: string) => runPlugin({ world: WORLD, steps, value: "$log" });

const STEPS = ["stock", "sales", "released"];

test.each([
  ["nothing but its status was written", "die_as('processing');", ["new_order", "customer_processing"]],
  ["the merchant's mail was out", "die_as('processing', ['new_order']);", ["customer_processing"]],
  ["both mails were out", "die_as('on-hold', ['new_order', 'customer_on-hold']);", []],
])("an order that PHP died over is completed once by whoever asks again: %s", async (_, death, mails) => {
  const completed = [...STEPS, ...mails, "note", "cart emptied"];
  expect(await runOrder(`${death} press();`)).toEqual(completed);
  expect(await runOrder(`${death} press(); press(); run_schedule();`)).toEqual([...completed, "cart emptied"]);
});

test("the schedule completes an order without another request, but not one that is being placed", async () => {
  expect(await runOrder("die_as('processing'); run_schedule(); run_schedule();")).toEqual([
    ...STEPS,
    "new_order",
    "customer_processing",
    "note",
  ]);
  expect(await runOrder("die_as('processing'); $is_locked = true; run_schedule();")).toEqual([]);
});

test.each([
  ["of their own", true],
  ["of posts", false],
])("the schedule finds only orders of the storefront, in tables %s", async (_, hasTables) => {
  const foreign = `$has_order_tables = ${hasTables}; $GLOBALS['orders'][8] = new WC_Order('processing', [], 8);`;
  const found = "$log[] = count(Sila_Storefront\\list_incomplete_orders());";
  expect(await runOrder(`${foreign} ${found} run_schedule();`)).toEqual([0]);
  expect(await runOrder(`${foreign} die_as('processing'); ${found}`)).toEqual([1]);
  // Of a meta_query WooCommerce would say that it isn't supported there.
  const asked = "fn($query, $asked) => $GLOBALS['log'][] = isset($asked['meta_query'])";
  const watched = `add_filter('woocommerce_order_data_store_cpt_get_orders_query', ${asked}, 10, 2);`;
  expect(await runOrder(`${foreign} ${watched} Sila_Storefront\\list_incomplete_orders();`)).toEqual(
    hasTables ? [] : [false],
  );
  expect(await runOrder(`${foreign} Sila_Storefront\\complete_order($GLOBALS['orders'][8]);`)).toEqual([]);
});

test("an unpaid order is placed, not completed", async () => {
  expect(await runOrder("die_as('pending'); run_schedule();")).toEqual([]);
  expect(await runOrder("die_as('pending'); press();")).toEqual(["released", "placed"]);
});

test("an order and each line's stock are written atomically; nothing is locked while emails are sent", async () => {
  const place = `function () { global $log;
    do_action('woocommerce_checkout_create_order', new WC_Order('pending', [])); $log[] = 'row';
    do_action('woocommerce_checkout_update_order_meta'); $log[] = 'gateway';
    apply_filters('woocommerce_order_item_quantity', 1);
    apply_filters('woocommerce_can_reduce_order_stock', true);
    foreach ([1, 2] as $line) { $log[] = "line $line"; do_action('woocommerce_reduce_order_item_stock'); }
    do_action('woocommerce_reduce_order_stock'); $log[] = 'mail';
    return place(); }`;
  expect(await runOrder(`press(${place});`)).toEqual(
    "start row commit gateway start|line 1|commit start|line 2|commit start commit mail placed"
      .replaceAll(/ (?!\d)/g, "|")
      .split("|"),
  );
  const failing = `function () { apply_filters('woocommerce_can_reduce_order_stock', true); throw new Exception('x'); }`;
  expect(await runOrder(`try { press(${failing}); } catch (Exception $error) {}`)).toEqual(["start", "commit"]);
});
