import type { ProductSummary } from "../product/product";
import type { MinorUnits } from "../values/money";

interface Offer {
  product: Pick<ProductSummary, "databaseId" | "slug">;
  /** What the page shows as the price of a piece; null: no single price. */
  shown: MinorUnits | null;
}

/** Where a card's form is posted: its address names the product, its fields are what the shopper chooses. */
export function addAddress({ product, shown }: Offer): string {
  const params = new URLSearchParams({ productId: String(product.databaseId), slug: product.slug });
  if (shown !== null) params.set("shown", String(shown));
  return `/cart?${params}`;
}

/** The fields of a posted form, with those that its address names and it doesn't. */
export function withAddress(form: FormData, address: string): FormData {
  const fields = new FormData();
  for (const [name, value] of form) fields.append(name, value);
  for (const [name, value] of new URL(address).searchParams) if (!form.has(name)) fields.append(name, value);
  return fields;
}
