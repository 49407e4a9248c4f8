import { FROM_SHOP, HAS_SECRET, runPlugin } from "../php";

const DOUBLE = "require '/tests/wordpress/doubles/delivery.php';";

/** A value as PHP. */
export const quote = (value: unknown) =>
  `json_decode(base64_decode('${Buffer.from(JSON.stringify(value)).toString("base64")}'), true)`;

/** PHP of a request that states a choice; a text is sent as it is. */
export const choosing = (choice: unknown) =>
  `$_SERVER['HTTP_X_STOREFRONT_DELIVERY'] = base64_decode('${Buffer.from(
    typeof choice === "string" ? choice : encodeURIComponent(JSON.stringify(choice)),
  ).toString("base64")}');`;

/** Bulgarisation for WooCommerce with Econt, Speedy and BOX NOW, and rates of each kind. */
export const HAS_BULGARISATION = `function woo_bg() {}
  $options += ['woo_bg_settings_apis_enable_econt' => 'yes', 'woo_bg_settings_econt_user' => 'u', 'woo_bg_settings_econt_password' => 'p', 'woo_bg_settings_econt_env' => 'live',
    'woo_bg_settings_apis_enable_speedy' => 'yes', 'woo_bg_settings_speedy_user' => 'u', 'woo_bg_settings_speedy_password' => 'p',
    'woo_bg_settings_apis_enable_boxnow' => 'yes', 'woo_bg_settings_boxnow_client_id' => 'u', 'woo_bg_settings_boxnow_client_secret' => 'p',
    'woocommerce_woo_bg_econt_5_settings' => ['delivery_type' => 'office'], 'woocommerce_woo_bg_econt_6_settings' => ['delivery_type' => 'automat'],
    'woocommerce_woo_bg_speedy_8_settings' => ['delivery_type' => 'office']];`;

const ECONT_CITY = { id: 41, name: "София", postCode: "1000", regionName: "София" };
export const ECONT_OFFICE = {
  id: 6107,
  code: "1107",
  isAPS: false,
  name: "София Витоша",
  address: {
    city: ECONT_CITY,
    fullAddress: "София бул. „Витоша“ 100",
    location: { latitude: 42.69, longitude: 23.31 },
  },
  normalBusinessHoursFrom: 23400000,
  normalBusinessHoursTo: 64800000,
  halfDayBusinessHoursFrom: 25200000,
  halfDayBusinessHoursTo: 39600000,
  sundayBusinessHoursFrom: null,
  sundayBusinessHoursTo: null,
};
const ECONT_LOCKER = { ...ECONT_OFFICE, code: "9001", isAPS: true, name: "Автомат" };
const SPEEDY_OFFICE = {
  id: 23,
  name: "ПЛОВДИВ - ЦЕНТЪР",
  siteId: 56784,
  type: "OFFICE",
  address: {
    siteId: 56784,
    siteType: "гр.",
    siteName: "ПЛОВДИВ",
    postCode: "4000",
    x: 24.75,
    y: 42.14,
    fullAddressString: "гр. ПЛОВДИВ ул. ИВАН ВАЗОВ 3",
  },
  workingTimeFrom: "09:00",
  workingTimeTo: "18:30",
  workingTimeHalfFrom: "9:00",
  workingTimeHalfTo: "13:00",
  workingTimeDayOffFrom: "",
  workingTimeDayOffTo: "",
  maxParcelWeight: 31.5,
};
const SPEEDY_SITES = 'id,countryId,type,name,region,regionEn\n56784,100,гр.,"ПЛОВДИВ","ПЛОВДИВ","PLOVDIV"\n';
export const BOXNOW_LOCKER = {
  id: "1201",
  type: "apm",
  country: "BG",
  name: "Kaufland",
  lat: "42.7",
  lng: "23.3",
  postalCode: "1000",
  addressLine1: "ул. Скопие 1",
  addressLine2: "гр. София",
};
export const LISTS = {
  getOffices: { offices: [ECONT_OFFICE, ECONT_LOCKER] },
  "location/office": { offices: [SPEEDY_OFFICE] },
  "location/site": { text: SPEEDY_SITES },
  "auth-sessions": { access_token: "t" },
  destinations: { data: [BOXNOW_LOCKER] },
};

interface Request {
  world?: string;
  steps?: string;
  /** What couriers answer, by a part of the address; others don't. */
  answers?: object;
}

/** The value of an expression in a request of the shop. */
export function runDelivery<T>(value: string, { world = "", steps = "", answers = LISTS }: Request = {}): Promise<T> {
  return runPlugin<T>({
    world: `${HAS_SECRET} ${FROM_SHOP} ${world} $answers = ${quote(answers)}; ${DOUBLE}`,
    steps,
    value,
  });
}
