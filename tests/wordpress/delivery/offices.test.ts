import { expect, test } from "vitest";
import { BOXNOW_LOCKER, ECONT_OFFICE, HAS_BULGARISATION, LISTS, quote, runDelivery } from "./delivery";

interface Page {
  offices: { id: string; [more: string]: unknown }[];
  next: string | null;
}

const page = (courier: string, after = "") =>
  `attempt(fn() => Sila_Storefront\\list_office_page(['courier' => '${courier}', 'after' => '${after}']))`;
const list = (courier: string, answers: object = LISTS, more = {}) =>
  runDelivery<Page | string | null>(page(courier), { world: HAS_BULGARISATION, answers, ...more });
const ACCOUNT = `$options['storefront_courier_accounts'] = ['econt' => ['user' => 'me', 'password' => 'hush']];`;

test("offices of each courier have the shop's format", async () => {
  const econt = (await list("econt")) as Page;
  expect(econt.next).toBeNull();
  expect(econt.offices[0]).toEqual({
    id: "1107",
    kind: "office",
    name: "София Витоша",
    city: "София",
    region: "BG-22",
    postcode: "1000",
    address: "бул. „Витоша“ 100",
    weekdays: "08:30-20:00",
    saturday: "09:00-13:00",
    sunday: "",
    latitude: 42.69,
    longitude: 23.31,
    maxWeight: null,
  });
  expect(econt.offices[1]).toMatchObject({ id: "9001", kind: "locker" });
  expect(await list("speedy")).toEqual({
    offices: [
      {
        id: "23",
        kind: "office",
        name: "ПЛОВДИВ - ЦЕНТЪР",
        city: "Пловдив",
        region: "BG-16",
        postcode: "4000",
        address: "ул. ИВАН ВАЗОВ 3",
        weekdays: "09:00-18:30",
        saturday: "09:00-13:00",
        sunday: "",
        latitude: 42.14,
        longitude: 24.75,
        maxWeight: 31.5,
      },
    ],
    next: null,
  });
  expect(((await list("boxnow")) as Page).offices).toEqual([
    expect.objectContaining({
      id: "1201",
      kind: "locker",
      city: "София",
      region: "BG-22",
      address: "ул. Скопие 1",
      weekdays: "00:00-24:00",
      sunday: "00:00-24:00",
      maxWeight: 20,
    }),
  ]);
});

test("Sofia's name means the city with Econt, and the region around it with Speedy", async () => {
  const regions = await runDelivery(
    `[Sila_Storefront\\find_region('София', 'Банкя', 'BG-22'), Sila_Storefront\\find_region('София Област', 'Самоков', 'BG-22'),
      Sila_Storefront\\find_region('СОФИЯ', 'САМОКОВ', 'BG-23'), Sila_Storefront\\find_region('СОФИЯ (СТОЛИЦА)', 'БАНКЯ', 'BG-23'),
      Sila_Storefront\\find_region('', 'гр. СОФИЯ', 'BG-23'), Sila_Storefront\\find_region('Стара Загора', 'Казанлък', 'BG-22'), Sila_Storefront\\find_region('Нищо', 'X', 'BG-22')]`,
  );
  expect(regions).toEqual(["BG-22", "BG-23", "BG-23", "BG-22", "BG-22", "BG-24", ""]);
});

test("opening hours of couriers are read in all their forms", async () => {
  const hours: [from: unknown, to: unknown, written: string][] = [
    [23400000, 64800000, "08:30-20:00"],
    [-7200000, 79200000, "00:00-24:00"],
    ["00:00", "24:00", "00:00-24:00"],
    ["9:00", "18:30:00", "09:00-18:30"],
    ["09:00", "00:00", "09:00-24:00"],
    [null, null, ""],
    [0, 0, ""],
    ["", "", ""],
    ["00:00", "00:00", ""],
    ["09:00", null, ""],
    [["09:00"], "18:00", ""],
    ["сутрин", "вечер", ""],
  ];
  const written = await runDelivery(
    `array_map(fn($one) => Sila_Storefront\\write_hours($one[0], $one[1]), ${quote(hours)})`,
  );
  expect(written).toEqual(hours.map(([, , text]) => text));
});

test("1 500 offices come in pages of 500, by one request to the courier", async () => {
  const offices = Array.from({ length: 1500 }, (_, index) => ({ ...ECONT_OFFICE, code: String(1000 + index) }));
  const world = HAS_BULGARISATION;
  const [pages, asked] = await runDelivery<[Page[], number]>(
    `[[${page("econt")}, ${page("econt", "500")}, ${page("econt", "1000")}, ${page("econt", "x")}], count($asked)]`,
    { world, answers: { getOffices: { offices } } },
  );
  expect(pages.map(({ offices: some, next }) => [some.length, some[0]!.id, next])).toEqual([
    [500, "1000", "500"],
    [500, "1500", "1000"],
    [500, "2000", null],
    [500, "1000", "500"],
  ]);
  expect(asked).toBe(1);
});

test.each([
  ["doesn't answer", {}],
  ["answers nonsense", { getOffices: { offices: "many" } }],
  ["has none", { getOffices: { offices: [] } }],
  ["has offices without names", { getOffices: { offices: [{ code: "1" }, 7, null] } }],
])("a courier that %s is an error, and the last good list stands", async (_, answers) => {
  expect(await list("econt", answers)).toBe("storefront-courier-unavailable: econt");
  const kept = `$GLOBALS['answers'] = ${quote(LISTS)}; ${page("econt")}; $GLOBALS['answers'] = ${quote(answers)};
    $options['storefront_offices_econt']['at'] = time() - 90000;`;
  const again = "array_column(Sila_Storefront\\get_offices('econt'), 'id')";
  // A later request has only what is stored.
  const stored = await runDelivery<unknown>("$options['storefront_offices_econt']", {
    world: HAS_BULGARISATION,
    steps: kept,
  });
  const world = `${HAS_BULGARISATION} $options['storefront_offices_econt'] = ${quote(stored)};`;
  expect(await runDelivery(again, { world, answers })).toEqual(["1107", "9001"]);
});

test("a list is asked for again when it is a day old, and when the merchant has the shop synchronize", async () => {
  const stored = await runDelivery<object>(`[${page("econt")}, $options['storefront_offices_econt']][1]`, {
    world: HAS_BULGARISATION,
  });
  const count = (steps: string) =>
    runDelivery<number>(`[${page("econt")}, count($asked)][1]`, {
      world: `${HAS_BULGARISATION} $options['storefront_offices_econt'] = ${quote(stored)};`,
      steps,
    });
  expect(await count("")).toBe(0);
  expect(await count("$options['storefront_offices_econt']['at'] -= 86400;")).toBe(1);
  expect(await count("Sila_Storefront\\expire_office_lists();")).toBe(1);
  expect(await count("$options['woo_bg_settings_econt_user'] = 'another';")).toBe(1);
});

test("a courier's silence isn't asked again for five minutes", async () => {
  const asked = await runDelivery<number>(`[${page("econt")}, ${page("econt")}, count($asked)][2]`, {
    world: HAS_BULGARISATION,
    answers: {},
  });
  expect(asked).toBe(1);
});

test("fields of any type become texts and numbers", async () => {
  const odd = { id: 7, name: ["x"], country: "BG", addressLine2: {}, lat: "north", lng: [1], postalCode: 1000 };
  const answers = {
    ...LISTS,
    destinations: { data: [odd, { ...BOXNOW_LOCKER, name: "<b>Kaufland</b> &amp; Co", lat: "1e999" }, "x"] },
  };
  expect(((await list("boxnow", answers)) as Page).offices).toEqual([
    expect.objectContaining({ id: "1201", name: "Kaufland & Co", latitude: null, longitude: null }),
  ]);
});

test("without a plugin the merchant's own account lists offices; a courier without either has no list", async () => {
  const world = ACCOUNT;
  expect(((await list("econt", LISTS, { world })) as Page).offices).toHaveLength(2);
  expect(await list("speedy", LISTS, { world })).toBeNull();
  expect(await list("econt", LISTS, { world: "" })).toBeNull();
});

test("couriers, offices and shipments are for the shop alone", async () => {
  const world = `${HAS_BULGARISATION} unset($_SERVER['HTTP_X_STOREFRONT_SECRET']);`;
  const ask = `[${page("econt")}, attempt(fn() => Sila_Storefront\\describe_delivery()), attempt(fn() => Sila_Storefront\\find_order_by_key('storefrontShipments', []))]`;
  expect(await runDelivery(ask, { world })).toEqual(
    ["storefrontOffices", "storefrontDelivery", "storefrontShipments"].map(
      (name) => `storefront-secret-required: ${name}`,
    ),
  );
});

test("couriers are named with who handles them, and active plugins of couriers that take no choice", async () => {
  const plugins = {
    "drusoft-shipping-for-speedy/index.php": { Name: "Drusoft Shipping for Speedy" },
    "deliver-with-econt/deliver-with-econt.php": { Name: "Econt Delivery" },
    "box-now-delivery/box.php": { Name: "BOX NOW Delivery" },
    "speedycache/speedycache.php": { Name: "SpeedyCache" },
    "bulgarisation-for-woocommerce/bulgarisation-for-woocommerce.php": { Name: "Bulgarisation for WooCommerce" },
    "idle-econt/idle.php": { Name: "Econt, switched off" },
  };
  const active = Object.keys(plugins).slice(0, -1);
  const world = `function get_plugins() { return ${quote(plugins)}; } $options['active_plugins'] = ${quote(active)};`;
  const ask = "Sila_Storefront\\describe_delivery()";
  const handled = (courier: string) => ({ courier, plugin: "Bulgarisation for WooCommerce", hasOffices: true });
  expect(await runDelivery(ask, { world: world + HAS_BULGARISATION })).toEqual({
    couriers: ["econt", "speedy", "boxnow"].map(handled),
    unsupported: ["Drusoft Shipping for Speedy", "Econt Delivery", "BOX NOW Delivery"],
  });
  expect(await runDelivery(ask, { world: world + ACCOUNT })).toMatchObject({
    couriers: [{ courier: "econt", plugin: null, hasOffices: true }],
  });
});
