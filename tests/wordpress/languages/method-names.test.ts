import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, HAS_WOOCOMMERCE, runPlugin } from "../php";
import { HAS_POLYLANG, HAS_WPML } from "./world";

const SOURCES: [string, string][] = [
  ["Polylang", HAS_POLYLANG],
  ["WPML", HAS_WPML],
];

/** Cash on delivery, a gateway that is switched off, a rate of a zone and one of no zone. */
const SHOP = `class WC_Payment_Gateway { function __construct(public $id, public $title, public $description, public $enabled = 'yes', public $instructions = '') {} }
  class Rate { function __construct(public $id, public $title) {} function get_rate_id() { return $this->id; } function get_title() { return $this->title; } function get_method_id() { return 'flat_rate'; } }
  class WC_Shipping_Zones {
    static function get_zones() { return [3 => []]; }
    static function get_zone($id) { return new class($id) { function __construct(public $id) {}
      function get_shipping_methods() { return [new Rate("flat_rate:$this->id", $this->id ? 'Куриер' : 'Чужбина')]; } }; }
  }
  $gateways = ['cod' => new WC_Payment_Gateway('cod', 'Наложен платеж', 'При получаване', 'yes', 'Пригответе парите'), 'bacs' => new WC_Payment_Gateway('bacs', 'Превод', '', 'no')];
  $translated = ['Наложен платеж' => 'Cash', 'Куриер' => 'Courier', 'Пригответе парите' => 'Have the money ready'];`;

const run = (world: string, steps: string, value: string) =>
  runPlugin({ world: `${HAS_SECRET} ${HAS_WOOCOMMERCE} ${world} ${SHOP}`, steps, value });

test.each(SOURCES)(
  "%s: names of gateways and rates are offered on its page of strings, and nowhere else",
  async (_, world) => {
    const open = (page: string) =>
      run(world, `$_GET['page'] = '${page}'; do_action('admin_init');`, "$strings ?? null");
    for (const page of ["mlang_strings", "wpml-string-translation/menu/string-translation.php"]) {
      const { "Sila Storefront": texts } = (await open(page)) as Record<string, object>;
      expect(Object.values(texts!)).toEqual([
        "Наложен платеж",
        "При получаване",
        "Пригответе парите",
        "Чужбина",
        "Куриер",
      ]);
    }
    expect(await open("wc-settings")).toBeNull();
  },
);

/** What is added to the answer of a request that reads a gateway, a rate and an order. */
function answer(world: string, language: string, who = FROM_SHOP) {
  const steps = `$_SERVER['HTTP_X_STOREFRONT_LANGUAGE'] = '${language}'; do_action('graphql_process_http_request'); do_action('do_graphql_request', '');
    $read = fn($type, $node, $name, $value) => apply_filters('graphql_resolve_field', $value, $node, [], null, null, $type, $name, null, null);
    $seen = [$read('PaymentGateway', (object) ['id' => 'bacs'], 'title', 'Превод'), $read('PaymentGateway', (object) ['id' => 'bacs'], 'description', null),
      $read('ShippingRate', new Rate('flat_rate:3', ''), 'label', 'Куриер'),
      $read('ShippingLine', (object) ['method_id' => 'free_shipping'], 'methodTitle', 'Безплатно'),
      $read('Order', (object) ['paymentMethod' => 'cod'], 'paymentMethodTitle', 'Наложен платеж')];`;
  return run(
    world + who,
    steps,
    "[$seen, apply_filters('graphql_request_results', ['data' => 1])['extensions']['storefront']['names'] ?? null]",
  );
}

const READ = ["Превод", null, "Куриер", "Безплатно", "Наложен платеж"];

test.each(SOURCES)("%s: names stay, and their translations come beside the answer", async (_, world) => {
  const texts = [
    { text: "Превод", translation: null, method: "bacs" },
    { text: "Куриер", translation: "Courier", method: "flat_rate" },
    { text: "Безплатно", translation: null, method: "free_shipping" },
    { text: "Наложен платеж", translation: "Cash", method: "cod" },
    { text: "При получаване", translation: null, method: "cod" },
  ];
  expect(await answer(world, "en")).toEqual([READ, { language: "en", texts }]);
});

test("in the main language, and to anybody but the shop, nothing is added", async () => {
  expect(await answer(HAS_POLYLANG, "bg")).toEqual([READ, null]);
  expect(await answer(HAS_POLYLANG, "en", "")).toEqual([READ, null]);
});

test.each(SOURCES)("%s: an email to the customer has the translations, the merchant's has none", async (_, world) => {
  const see = `$see = function() { $gateway = $GLOBALS['gateways']['cod'];
      add_action('woocommerce_email_before_order_table', $note = function() use ($gateway) { $GLOBALS['seen'][] = $gateway->instructions; });
      do_action('woocommerce_email_before_order_table', $GLOBALS['orders'][7]);
      remove_action('woocommerce_email_before_order_table', $note);
      array_push($GLOBALS['seen'], $gateway->instructions, apply_filters('woocommerce_order_get_payment_method_title', 'Наложен платеж', null), apply_filters('woocommerce_order_item_get_method_title', 'Безплатно', null)); };`;
  const steps = `$seen = []; $orders = [7 => new WC_Order('processing', ['storefront_language' => ['en']])]; ${see}
    apply_filters('woocommerce_email_actions', ['woocommerce_order_status_completed']);
    add_action('woocommerce_order_status_completed_notification', function() use ($see) {
      $see(); apply_filters('woocommerce_email_setup_locale', true); $see(); apply_filters('woocommerce_email_restore_locale', true);
    });
    do_action('woocommerce_order_status_completed_notification', 7);`;
  const originals = ["Пригответе парите", "Пригответе парите", "Наложен платеж", "Безплатно"];
  const translated = ["Have the money ready", "Пригответе парите", "Cash", "Безплатно"];
  expect(await run(world, steps, "$seen")).toEqual([...originals, ...translated]);
});
