import { expect, test } from "vitest";
import { HAS_BULGARISATION, quote, runDelivery } from "./delivery";

interface Facts {
  id: string;
  price: string;
  error: string;
  [more: string]: unknown;
}

/** A rate's id, cost and metadata. */
type Rate = [id: string, cost: unknown, meta?: object];

const calculated = (rates: Rate[]) =>
  `$rates = array_map(fn($rate) => new WC_Shipping_Rate(...$rate), ${quote(rates)});
   apply_filters('woocommerce_shipping_packages', [['rates' => $rates]]);`;

async function describe(rates: Rate[]): Promise<Facts[]> {
  const value =
    "apply_filters('graphql_request_results', ['data' => 1])['extensions']['storefront']['delivery']['rates']";
  return runDelivery<Facts[]>(value, { world: HAS_BULGARISATION, steps: calculated(rates) });
}

test.each<[Rate, price: string]>([
  [["flat_rate:1", "4.99"], "known"],
  [["flat_rate:1", "0"], "free"],
  [["flat_rate:1", 0], "free"],
  [["flat_rate:1", ""], "missing"],
  [["flat_rate:1", null], "missing"],
  [["free_shipping:3", "0.00"], "free"],
  [["local_pickup:4", 0], "free"],
  [["someone_courier:7", 0], "missing"],
  [["someone_courier:7", "по тарифа"], "missing"],
  [["someone_courier:7", ["5"]], "missing"],
  [["someone_courier:7", "-1"], "missing"],
  [["someone_courier:7", 0, { free_shipping: true }], "free"],
  [["someone_courier:7", 0, { free_shipping: "no" }], "missing"],
  [["someone_courier:7", "6,50"], "missing"],
  [["someone_courier:7", 6.5], "known"],
])("%j has a price: %s", async (rate, price) => {
  expect(await describe([rate])).toEqual([
    { id: rate[0], courier: null, to: null, offices: null, price, pricedBy: null, error: "" },
  ]);
});

test("a rate of a courier's plugin waits for an office or address, and says what the courier said", async () => {
  const rates: Rate[] = [
    ["woo_bg_econt:5", 0, { delivery_type: "office", validated: false }],
    ["woo_bg_econt:6", "5.20", { delivery_type: "automat", validated: true }],
    ["woo_bg_speedy:10", 0, { delivery_type: "address", validated: true, free_shipping: true }],
    ["woo_bg_speedy:8", "3.00", { delivery_type: "office", validated: false }],
    ["woo_bg_boxnow:11", 4.2, { cookie_data: "" }],
    [
      "woo_bg_econt:7",
      0,
      {
        delivery_type: "address",
        validated: false,
        errors: { message: " ", innerErrors: [{ message: "Няма <b>улица</b>", innerErrors: [] }] },
      },
    ],
  ];
  expect(await describe(rates)).toEqual([
    {
      id: "woo_bg_econt:5",
      courier: "econt",
      to: "office",
      offices: "office",
      price: "missing",
      pricedBy: "office",
      error: "",
    },
    {
      id: "woo_bg_econt:6",
      courier: "econt",
      to: "office",
      offices: "locker",
      price: "known",
      pricedBy: "office",
      error: "",
    },
    {
      id: "woo_bg_speedy:10",
      courier: "speedy",
      to: "address",
      offices: null,
      price: "free",
      pricedBy: "address",
      error: "",
    },
    {
      id: "woo_bg_speedy:8",
      courier: "speedy",
      to: "office",
      offices: "office",
      price: "known",
      pricedBy: null,
      error: "",
    },
    {
      id: "woo_bg_boxnow:11",
      courier: "boxnow",
      to: "office",
      offices: "locker",
      price: "known",
      pricedBy: null,
      error: "",
    },
    {
      id: "woo_bg_econt:7",
      courier: "econt",
      to: "address",
      offices: null,
      price: "missing",
      pricedBy: "address",
      error: "Няма улица",
    },
  ]);
});

test("the weight is in kilograms, and unknown where no product has one", async () => {
  const weigh = (grams: number) =>
    runDelivery("apply_filters('graphql_request_results', [])['extensions']['storefront']['delivery']['weight']", {
      steps: `WC()->cart->weight = ${grams}; ${calculated([])}`,
    });
  expect(await weigh(1250)).toBe(1.25);
  expect(await weigh(0)).toBeNull();
});

test("facts are added to a response that calculated rates, for the shop alone, beside other extensions", async () => {
  const respond = "apply_filters('graphql_request_results', (object) ['extensions' => ['debug' => 1]])";
  expect(await runDelivery(respond)).toEqual({ extensions: { debug: 1 } });
  expect(await runDelivery(respond, { steps: calculated([]) })).toEqual({
    extensions: { debug: 1, storefront: { delivery: { weight: 0.5, rates: [] } } },
  });
  const world = "unset($_SERVER['HTTP_X_STOREFRONT_SECRET']);";
  expect(await runDelivery(respond, { world, steps: calculated([]) })).toEqual({ extensions: { debug: 1 } });
});
