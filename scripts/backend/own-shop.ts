/** The demo's texts that merchants must replace, because they name another trader or promise too much. */
const OWN = {
  SITE: [
    "baseUrl",
    "company",
    "companyNumber",
    "vatNumber",
    "address",
    "phone",
    "email",
    "freeShippingFrom",
    "couriers",
    "paymentWays",
  ],
  HOME: ["trust"],
} as const;

/** Keys of [vars.SITE] and [vars.HOME] that a merchant's shop must still set, such as "SITE.company". */
export function listUnsaid(vars: Record<string, unknown>): string[] {
  return Object.entries(OWN).flatMap(([group, keys]) => {
    const said = vars[group] && typeof vars[group] === "object" ? vars[group] : {};
    return keys.filter((key) => !Object.hasOwn(said, key)).map((key) => `${group}.${key}`);
  });
}
