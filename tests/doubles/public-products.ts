export const IMAGE = { sourceUrl: "components/picture.tsx", altText: "routes/product/gallery.tsx" };
const PRICING = {
  lowest: "components/product-price.tsx",
  highest: "components/product-price.tsx",
  before: "components/product-price.tsx",
  prior: "components/product-price.tsx",
  elsewhere: "shop/sale-badge.ts",
};
const TERM = { slug: "shop/variation.ts", name: "shop/variation.ts" };
const CONTENT = { amount: "shop/unit-price.ts", unit: "shop/unit-price.ts" };

const CARD_VARIATION = {
  databaseId: "components/card-choices.tsx",
  name: "shop/variation.ts",
  pricing: PRICING,
  stockStatus: "shop/stock.ts",
  stockQuantity: "shop/stock.ts",
  attributes: { "[]": { name: "shop/variation.ts", value: "shop/variation.ts" } },
};
export const CARD = {
  databaseId: "components/buy-form.tsx",
  name: "components/product-card.tsx",
  slug: "components/product-card.tsx",
  type: "shop/stock.ts",
  purchasable: "shop/stock.ts",
  averageRating: "components/product-card.tsx",
  reviewCount: "components/product-card.tsx",
  image: IMAGE,
  brand: { name: "components/product-card.tsx" },
  pricing: PRICING,
  stockStatus: "shop/stock.ts",
  stockQuantity: "shop/stock.ts",
  choices: {
    "[]": { name: "shop/variation.ts", label: "shop/variation.ts", options: { "[]": TERM } },
  },
  variations: { "[]": CARD_VARIATION },
  content: CONTENT,
};
export const VARIATION = { ...CARD_VARIATION, sku: "routes/product/decision.tsx", image: IMAGE };
export const PRODUCT = {
  ...CARD,
  brand: { slug: "routes/product/decision.tsx", name: "routes/product/decision.tsx" },
  sku: "routes/product/decision.tsx",
  description: "routes/product/product-tabs.tsx",
  shortDescription: "routes/product/decision.tsx",
  virtual: "routes/product/decision.tsx",
  gallery: { "[]": IMAGE },
  variations: { "[]": VARIATION },
  categories: {
    "[]": {
      databaseId: "shop/category-trail.ts",
      parentDatabaseId: "shop/category-trail.ts",
      slug: "shop/category-trail.ts",
      name: "routes/product/product-categories.tsx",
    },
  },
  tags: { "[]": { slug: "routes/product/product-categories.tsx", name: "routes/product/product-categories.tsx" } },
  facts: {
    safety: { "*": "routes/product/fact-tabs.tsx" },
    supplement: { "*": "routes/product/fact-tabs.tsx" },
  },
  dimensions: {
    weight: "routes/product/product-details.tsx",
    length: "routes/product/product-details.tsx",
    width: "routes/product/product-details.tsx",
    height: "routes/product/product-details.tsx",
  },
  lowStockAmount: "routes/product/choice-state.tsx",
  soldIndividually: "shop/stock.ts",
  attributes: {
    "[]": {
      name: "shop/tracking-events.ts",
      label: "routes/product/product-details.tsx",
      values: "routes/product/product-details.tsx",
    },
  },
  defaultAttributes: { "[]": { name: "shop/choice.ts", value: "shop/choice.ts" } },
  externalUrl: "routes/product/without-button.tsx",
  buttonText: "routes/product/without-button.tsx",
  grouped: { "[]": CARD },
};
