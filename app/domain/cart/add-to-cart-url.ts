import type { ProductSummary } from "../product/product";
import type { MinorUnits } from "../values/money";

interface Offer {
  product: Pick<ProductSummary, "databaseId" | "slug">;
  /** The unit price shown on the page; null for a price range. */
  shown: MinorUnits | null;
}

/** Action URL of a card's add-to-cart form: it names the product, the form's fields hold the selected options. */
export function addToCartUrl({ product, shown }: Offer): string {
  const params = new URLSearchParams({ productId: String(product.databaseId), slug: product.slug });
  if (shown !== null) params.set("shown", String(shown));
  return `/cart?${params}`;
}

/** The submitted fields, completed by the parameters of the action URL. */
export function withUrlFields(form: FormData, address: string): FormData {
  const fields = new FormData();
  for (const [name, value] of form) fields.append(name, value);
  for (const [name, value] of new URL(address).searchParams) if (!form.has(name)) fields.append(name, value);
  return fields;
}
