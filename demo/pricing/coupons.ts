export interface Coupon {
  code: string;
  description: string;
  type: "percent" | "fixed-cart" | "fixed-product";
  /** Percent, or leva with VAT: off the whole cart or off every piece. */
  amount: number;
  /** Leva with VAT, of the goods before discounts; null: none. */
  minimum: number | null;
  maximum: number | null;
  expired: boolean;
  /** Usage limit, and how often it was used before the demo started. */
  usageLimit: { total: number; before: number } | null;
  usageLimitPerCustomer: number | null;
  /** Slugs; empty: no restriction. A category includes its descendants. */
  products: readonly string[];
  categories: readonly string[];
  /** Allowed emails; "*" matches anything. */
  emails: readonly string[];
  excludesSaleItems: boolean;
  individualUse: boolean;
  freeShipping: boolean;
}

const plain: Omit<Coupon, "code" | "description" | "type" | "amount"> = {
  minimum: null,
  maximum: null,
  expired: false,
  usageLimit: null,
  usageLimitPerCustomer: null,
  products: [],
  categories: [],
  emails: [],
  excludesSaleItems: false,
  individualUse: false,
  freeShipping: false,
};

function percent(code: string, amount: number, description: string, rules: Partial<Coupon> = {}): Coupon {
  return { ...plain, code, type: "percent", amount, description, ...rules };
}

function fixed(code: string, amount: number, description: string, rules: Partial<Coupon> = {}): Coupon {
  return { ...plain, code, type: "fixed-cart", amount, description, ...rules };
}

/** Sorted by id in the reference shop, by which WooCommerce sorts coupons that are otherwise equal. */
const COUPONS: readonly Coupon[] = [
  percent("fit10", 10, "10 % отстъпка от цялата поръчка"),
  fixed("minus5", 5, "5 лв. отстъпка"),
  fixed("min200", 25, "25 лв. отстъпка при поръчка над 200 лв.", { minimum: 200 }),
  percent("max100", 5, "5 % отстъпка при поръчка до 100 лв.", { maximum: 100 }),
  percent("expired", 20, "Изтекъл купон", { expired: true }),
  percent("usedup", 20, "Изчерпан купон", { usageLimit: { total: 1, before: 1 } }),
  percent("protein15", 15, "15 % отстъпка от протеините", { categories: ["proteini"] }),
  fixed("tee3", 3, "3 лв. отстъпка от всяка тениска от органичен памук", {
    type: "fixed-product",
    products: ["teniska-ot-organichen-pamuk"],
  }),
  percent("solo20", 20, "20 % отстъпка, не се съчетава с други", { individualUse: true }),
  fixed("freeship", 0, "Безплатна доставка", { freeShipping: true }),
  percent("nosale10", 10, "10 % отстъпка от ненамалените продукти", { excludesSaleItems: true }),
  percent("once", 10, "10 % отстъпка, веднъж за всеки клиент", { usageLimitPerCustomer: 1 }),
  percent("ivan", 50, "50 % отстъпка за Иван", { emails: ["ivan@shop.test"] }),
  percent("firma", 10, "10 % отстъпка за служителите", { emails: ["*@firma.test"] }),
];

export function findCoupon(code: string): Coupon | undefined {
  return COUPONS.find((coupon) => coupon.code === code);
}

const TYPES: readonly Coupon["type"][] = ["fixed-product", "percent", "fixed-cart"];

/** WC_Cart_Totals: per piece, then percent, then off the cart; smaller and newer ones first. */
export function sortForDiscounts(coupons: readonly Coupon[]): Coupon[] {
  return coupons.toSorted(
    (a, b) =>
      TYPES.indexOf(a.type) - TYPES.indexOf(b.type) || a.amount - b.amount || COUPONS.indexOf(b) - COUPONS.indexOf(a),
  );
}
