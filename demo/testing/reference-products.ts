import type { DemoCatalog, DemoProduct } from "../catalog/types.ts";
import { blank } from "./cart-products.ts";
import { buildRecordedCatalog } from "./recorded-catalog.ts";

function priced(id: number, price: string, more: Partial<DemoProduct> = {}): DemoProduct {
  return { ...blank(id, `produkt-${id}`, `Продукт ${id}`), regularPrice: price, ...more };
}

/** Products of the reference shop besides the recorded ones: its coupons were recorded with them. */
const REFERENCE_PRODUCTS: DemoProduct[] = [
  priced(102, "74.90", { categories: ["surovatachen-protein"] }),
  priced(111, "29.90"),
  priced(114, "34.90", { stock: 44 }),
  priced(117, "34.90", { salePrice: "27.92" }),
  priced(151, "39.90", { slug: "teniska-ot-organichen-pamuk" }),
  priced(191, "29.00", { virtual: true, downloadable: true }),
];

/** The recorded shop with these products, and with „Суроватъчен протеин“ below „Протеини“. */
export function buildReferenceCatalog(): DemoCatalog {
  const { categories, products, ...rest } = buildRecordedCatalog();
  const parent = categories.find(({ slug }) => slug === "proteini")?.id ?? null;
  return {
    ...rest,
    categories: categories.map((one) => (one.slug === "surovatachen-protein" ? { ...one, parent } : one)),
    products: [...products.filter(({ id }) => !REFERENCE_PRODUCTS.some((one) => one.id === id)), ...REFERENCE_PRODUCTS],
  };
}
