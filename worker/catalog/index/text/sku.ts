/** An article number as it is compared: letters and digits in lower case; "" for one too short to mean a product. */
export function normaliseSku(sku: string): string {
  const plain = sku
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return plain.length >= SKU_LETTERS_MIN ? plain : "";
}

const SKU_LETTERS_MIN = 3;
