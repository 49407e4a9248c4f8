export interface Coupon {
  code: string;
  description: string;
  type: "percent" | "fixed";
  /** Percent, or leva with VAT off the whole cart. */
  amount: number;
  /** Leva with VAT; null: none. */
  minimum: number | null;
  expired: boolean;
  usedUp: boolean;
}

const plain = { minimum: null, expired: false, usedUp: false };

export const COUPONS: readonly Coupon[] = [
  { ...plain, code: "fit10", description: "10 % отстъпка от цялата поръчка", type: "percent", amount: 10 },
  { ...plain, code: "minus5", description: "5 лв. отстъпка", type: "fixed", amount: 5 },
  {
    ...plain,
    code: "min200",
    description: "25 лв. отстъпка при поръчка над 200 лв.",
    type: "fixed",
    amount: 25,
    minimum: 200,
  },
  { ...plain, code: "expired", description: "Изтекъл купон", type: "percent", amount: 20, expired: true },
  { ...plain, code: "usedup", description: "Изчерпан купон", type: "percent", amount: 20, usedUp: true },
];

export function findCoupon(code: string): Coupon | undefined {
  return COUPONS.find((coupon) => coupon.code === code);
}
