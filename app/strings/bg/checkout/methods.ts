type Target = "office" | "locker" | "address" | "any";

const TARGETS = { office: "до офис", locker: "до автомат", address: "до адрес", any: "до офис или автомат" };

/** Names of usual payment methods and shipping rates, for what the merchant hasn't translated. */
export const METHODS = {
  payment: { cod: "Наложен платеж", bacs: "Банков превод", cheque: "Чек" },
  shipping: { free_shipping: "Безплатна доставка", local_pickup: "Вземане от магазина" },
  courier: (courier: string, to: Target) => `${courier} ${TARGETS[to]}`,
} as const;
