/** The normalized form of an SKU: letters and digits in lower case; "" for one too short to identify a product. */
export function normalizeSku(sku: string): string {
  const plain = sku
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return plain.length >= SKU_LETTERS_MIN ? plain : "";
}

const SKU_LETTERS_MIN = 3;
