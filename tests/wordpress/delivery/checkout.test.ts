import { expect, test } from "vitest";
import { choosing, HAS_BULGARISATION, quote, runDelivery } from "./delivery";

const ORDER = `class WC_Order { public $meta = []; public $company = '';
    function __construct($meta = []) { $this->meta = $meta; }
    function get_meta($key) { return $this->meta[$key] ?? ''; }
    function update_meta_data($key, $value) { $this->meta[$key] = $value; }
    function set_billing_company($name) { $this->company = $name; } }
  class WP_Error { public $errors = []; function has_errors() { return (bool) $this->errors; } }`;
const INVOICES = "$options += ['woo_bg_settings_apis_enable_documents' => 'yes'];";
const COMPANY = {
  company: "Сила ООД",
  eik: "175074752",
  vat: "BG175074752",
  mol: "Иван Иванов",
  address: "София, ул. Роза 1",
};
const INPUT = {
  paymentMethod: "bacs",
  billing: { firstName: "Мария", lastName: "Петрова", phone: "+359 888 1", country: "BG" },
  metaData: Object.entries(COMPANY).map(([key, value]) => ({ key: `invoice_${key}`, value })),
};
const CHOICE = { courier: "econt", office: "1107", payment: "cod", address1: "", address2: "" };
const PLACE = { country: "BG", state: "BG-22", city: "София" };
const checkout = (input: object) => `do_action('graphql_woocommerce_before_checkout', [], ${quote(input)});`;
const COOKIE = `json_decode(stripslashes($_COOKIE['woo-bg--econt-address'] ?? '{}'), true)`;
const packages = (rate: string) => `WC()->session->data['chosen_shipping_methods'] = ['${rate}'];
  apply_filters('woocommerce_cart_shipping_packages', [['destination' => ${quote(PLACE)}]]);`;

test("the order's recipient, way of payment and company are what the label is made of", async () => {
  const world = ORDER + HAS_BULGARISATION + INVOICES + choosing(CHOICE);
  const steps = checkout(INPUT) + packages("woo_bg_econt:5");
  expect(await runDelivery(COOKIE, { world, steps })).toMatchObject({
    receiver: "Мария Петрова",
    phone: "+359 888 1",
    payment: "bacs",
    billing_to_company: "1",
    billing_company: COMPANY.company,
    billing_company_mol: COMPANY.mol,
    billing_vat_number: COMPANY.vat,
  });
  const person = checkout({ ...INPUT, metaData: [] }) + packages("woo_bg_econt:5");
  expect(await runDelivery(COOKIE, { world, steps: person })).toMatchObject({
    billing_to_company: "0",
    billing_company: "",
  });
  const other = { ...INPUT, shipToDifferentAddress: true, shipping: { firstName: "Иван", lastName: "Илиев" } };
  expect(await runDelivery(COOKIE, { world, steps: checkout(other) + packages("woo_bg_econt:5") })).toMatchObject({
    receiver: "Иван Илиев",
  });
});

test("a company is written where the plugin's invoices read it, if they are on", async () => {
  const steps = `${checkout(INPUT)} $order = new WC_Order(); do_action('woocommerce_checkout_create_order', $order);`;
  const written = (more: string) =>
    runDelivery("[$order->company, $order->meta]", { world: `${ORDER} function woo_bg() {} ${more}`, steps });
  expect(await written(INVOICES)).toEqual([
    COMPANY.company,
    {
      _billing_to_company: "1",
      _billing_company_mol: COMPANY.mol,
      _billing_company_eik: COMPANY.eik,
      _billing_vat_number: COMPANY.vat,
      _billing_company_settlement: "",
      _billing_company_address: COMPANY.address,
    },
  ]);
  expect(await written("")).toEqual(["", []]);
  expect(await written(`${INVOICES} $options += ['woo_bg_settings_invoice_invoices' => 'disable'];`)).toEqual(["", []]);
});

test("a settlement that a company's address begins with is told apart", async () => {
  const typed = ["гр. София, ул. Роза 1", "с. Баня, ул. Първа 2, ет. 1", "София, ул. Роза 1", "гр. Варна"];
  expect(await runDelivery(`array_map('Sila_Storefront\\\\split_company_address', ${quote(typed)})`)).toEqual([
    ["София", "ул. Роза 1"],
    ["Баня", "ул. Първа 2, ет. 1"],
    ["", "София, ул. Роза 1"],
    ["", "гр. Варна"],
  ]);
});

test("nobody waits for VIES: its plugin sees the VAT number only where it doesn't ask", async () => {
  const seen = (more: string) =>
    runDelivery("$_POST", { world: `${ORDER} function woo_bg() {} ${INVOICES} ${more}`, steps: checkout(INPUT) });
  expect(await seen("")).toEqual({ billing_country: "BG", billing_vat_number: COMPANY.vat });
  expect(await seen("$options += ['woo_bg_settings_invoice_enable_vies' => 'yes'];")).toEqual({
    billing_country: "BG",
    billing_vat_number: "",
  });
});

test("an order with a rate of a courier's plugin that has no price is refused, with the plugin's own words if it has any", async () => {
  const place = (meta: object, errors = "new WP_Error()", choice = choosing(CHOICE)) =>
    runDelivery(`attempt(fn() => do_action('woocommerce_after_checkout_validation', [], ${errors}))`, {
      world: ORDER + HAS_BULGARISATION + choice,
      steps: `${checkout(INPUT)} ${packages("woo_bg_econt:5")}
          apply_filters('woocommerce_shipping_packages', [['rates' => [new WC_Shipping_Rate('woo_bg_econt:5', 0, ${quote(meta)}), new WC_Shipping_Rate('x:1', 0)]]]);`,
    });
  const unpriced = { delivery_type: "office", validated: true };
  expect(await place(unpriced)).toBe("storefront-delivery-unpriced: woo_bg_econt:5");
  expect(await place({ ...unpriced, free_shipping: true })).toBeNull();
  const said = "(function () { $e = new WP_Error(); $e->errors = ['validation' => ['X']]; return $e; })()";
  expect(await place(unpriced, said)).toBeNull();
  expect(await place(unpriced, "new WP_Error()", "")).toBeNull();
});

test("a courier's answer without a price is an error", async () => {
  const [rate] = await runDelivery<{ price: string; error: string }[]>(
    `apply_filters('graphql_request_results', [])['extensions']['storefront']['delivery']['rates']`,
    {
      world: HAS_BULGARISATION,
      steps: `apply_filters('woocommerce_shipping_packages', [['rates' => [new WC_Shipping_Rate('woo_bg_speedy:8', '0', ['validated' => true, 'delivery_type' => 'office'])]]]);`,
    },
  );
  expect([rate!.price, rate!.error]).toEqual(["missing", expect.stringContaining("Куриерът не отговаря")]);
});

test("Econt's free delivery is one that the sender pays, not an answer without a price", async () => {
  const judge = (label: object) =>
    runDelivery<string>(
      `apply_filters('graphql_request_results', [])['extensions']['storefront']['delivery']['rates'][0]['price']`,
      {
        world: HAS_BULGARISATION,
        steps: `WC()->session->data['woo-bg-econt-label'] = ${quote({ label })};
          apply_filters('woocommerce_shipping_packages', [['rates' => [new WC_Shipping_Rate('woo_bg_econt:5', 0, ['validated' => true, 'free_shipping' => true])]]]);`,
      },
    );
  expect(await judge({ paymentSenderMethod: "credit" })).toBe("free");
  expect(await judge({ paymentReceiverMethod: "cash" })).toBe("missing");
});

test("without a plugin, an office that isn't in the courier's list is refused; no list now stops no order", async () => {
  const world = `${ORDER} $options['storefront_courier_accounts'] = ['econt' => ['user' => 'u', 'password' => 'p']];`;
  const place = (office: string, answers?: object) =>
    runDelivery("attempt(fn() => do_action('woocommerce_after_checkout_validation', [], null))", {
      world: world + choosing({ ...CHOICE, office }),
      steps: checkout(INPUT),
      ...(answers && { answers }),
    });
  expect(await place("1107")).toBeNull();
  expect(await place("1")).toBe("storefront-office-unknown: econt 1");
  expect(await place("1", {})).toBeNull();
});

test("shipments are the waybills that the order has, with where to follow them; a deleted label is none", async () => {
  const list = (meta: object) =>
    runDelivery(`Sila_Storefront\\list_shipments(new WC_Order(${quote(meta)}))`, { world: ORDER });
  const econt = { label: { shipmentNumber: "1051600012345" } };
  expect(await list({ woo_bg_econt_label: econt, woo_bg_econt_shipment_status: { label: {} } })).toEqual([
    { courier: "econt", number: "1051600012345", url: "https://www.econt.com/services/track-shipment/1051600012345" },
  ]);
  expect(await list({ woo_bg_econt_label: econt, woo_bg_econt_shipment_status: "" })).toEqual([]);
  expect(await list({ woo_bg_speedy_label: { id: 6199 }, woo_bg_speedy_shipment_status: { id: 6199 } })).toEqual([
    { courier: "speedy", number: "6199", url: "https://www.speedy.bg/bg/track-shipment?shipmentNumber=6199" },
  ]);
  const boxnow = { parcels: [{ id: "991" }, { id: "992" }] };
  expect(
    await list({
      woo_bg_boxnow_shipment_status: boxnow,
      woo_bg_boxnow_other_labels_data: [{ shipmentStatus: { parcels: [{ id: "993" }] } }, "x"],
    }),
  ).toEqual(
    ["991", "992", "993"].map((number) => ({ courier: "boxnow", number, url: `https://boxnow.bg/en?track=${number}` })),
  );
  const odd = {
    woo_bg_econt_label: "x",
    woo_bg_econt_shipment_status: "x",
    woo_bg_speedy_label: [],
    woo_bg_boxnow_shipment_status: { parcels: 5 },
  };
  expect(await list(odd)).toEqual([]);
  expect(await list({})).toEqual([]);
  expect(await runDelivery("Sila_Storefront\\list_shipments(null)")).toBeNull();
});
