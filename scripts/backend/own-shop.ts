/** What is the demo's own until the merchant says it: his shoppers would be told of another trader, or promised too much. */
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

/** Keys of [vars.SITE] and [vars.HOME] that a shop over a WordPress of its own still has to name, as „SITE.company“. */
export function listUnsaid(vars: Record<string, unknown>): string[] {
  return Object.entries(OWN).flatMap(([group, keys]) => {
    const said = vars[group] && typeof vars[group] === "object" ? vars[group] : {};
    return keys.filter((key) => !Object.hasOwn(said, key)).map((key) => `${group}.${key}`);
  });
}
