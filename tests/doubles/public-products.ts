export const IMAGE = { sourceUrl: "components/ui/picture.tsx", altText: "routes/product/gallery/gallery.tsx" };
const PRICING = {
  lowest: "components/product/product-price.tsx",
  highest: "components/product/product-price.tsx",
  before: "components/product/product-price.tsx",
  lowest30DayPrice: "components/product/product-price.tsx",
  elsewhere: "domain/pricing/sale-badge.ts",
};
const TERM = { slug: "domain/product/variation.ts", name: "domain/product/variation.ts" };
const CONTENT = { amount: "domain/pricing/unit-price.ts", unit: "domain/pricing/unit-price.ts" };

const CARD_VARIATION = {
  databaseId: "components/product/card-options.tsx",
  name: "domain/product/variation.ts",
  pricing: PRICING,
  stockStatus: "domain/product/stock.ts",
  stockQuantity: "domain/product/stock.ts",
  attributes: { "[]": { name: "domain/product/variation.ts", value: "domain/product/variation.ts" } },
};
export const CARD = {
  databaseId: "components/product/buy-form.tsx",
  name: "components/product/product-card.tsx",
  slug: "components/product/product-card.tsx",
  type: "domain/product/stock.ts",
  purchasable: "domain/product/stock.ts",
  averageRating: "components/product/product-card.tsx",
  reviewCount: "components/product/product-card.tsx",
  image: IMAGE,
  brand: { name: "components/product/product-card.tsx" },
  pricing: PRICING,
  stockStatus: "domain/product/stock.ts",
  stockQuantity: "domain/product/stock.ts",
  variationAttributes: {
    "[]": { name: "domain/product/variation.ts", label: "domain/product/variation.ts", options: { "[]": TERM } },
  },
  variations: { "[]": CARD_VARIATION },
  content: CONTENT,
};
export const VARIATION = { ...CARD_VARIATION, sku: "routes/product/product-info.tsx", image: IMAGE };
export const PRODUCT = {
  ...CARD,
  brand: { slug: "routes/product/product-info.tsx", name: "routes/product/product-info.tsx" },
  sku: "routes/product/product-info.tsx",
  description: "routes/product/details/product-tabs.tsx",
  shortDescription: "routes/product/product-info.tsx",
  virtual: "routes/product/product-info.tsx",
  gallery: { "[]": IMAGE },
  variations: { "[]": VARIATION },
  categories: {
    "[]": {
      databaseId: "domain/catalog/category.ts",
      parentDatabaseId: "domain/catalog/category.ts",
      slug: "domain/catalog/category.ts",
      name: "routes/product/product-info.tsx",
    },
  },
  tags: { "[]": { slug: "routes/product/product-info.tsx", name: "routes/product/product-info.tsx" } },
  facts: {
    safety: { "*": "routes/product/details/fact-tabs.tsx" },
    supplement: { "*": "routes/product/details/fact-tabs.tsx" },
  },
  dimensions: {
    weight: "routes/product/details/product-tabs.tsx",
    length: "routes/product/details/product-tabs.tsx",
    width: "routes/product/details/product-tabs.tsx",
    height: "routes/product/details/product-tabs.tsx",
  },
  lowStockAmount: "routes/product/buy/product-form.tsx",
  soldIndividually: "domain/product/stock.ts",
  attributes: {
    "[]": {
      name: "domain/consent/tracking-events.ts",
      label: "routes/product/details/product-tabs.tsx",
      values: "routes/product/details/product-tabs.tsx",
    },
  },
  defaultAttributes: {
    "[]": { name: "domain/product/selected-options.ts", value: "domain/product/selected-options.ts" },
  },
  externalUrl: "routes/product/buy/buy-alternative.tsx",
  buttonText: "routes/product/buy/buy-alternative.tsx",
  grouped: { "[]": CARD },
};
