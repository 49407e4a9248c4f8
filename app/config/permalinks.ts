/** First steps of WordPress' own addresses, and where the shop shows the same (design §2, Routes). */
export const WORDPRESS_BASES: Record<string, string> = {
  shop: "/magazin",
  product: "/produkt",
  "product-category": "/produkt-kategoriya",
  "product-tag": "/produkt-etiket",
  brand: "/marka-produkt",
  category: "/blog/kategoriya",
};
