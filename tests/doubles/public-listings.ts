import { CARD, IMAGE } from "./public-products";

/** Made for React Router's <Meta>, which writes all of it. */
export const HEAD_TAGS = { "[]": { "*": "domain/seo/page-head.ts" } };
export const POST_CARD = {
  databaseId: "routes/home/rows.tsx",
  title: "components/content/post-card.tsx",
  slug: "components/content/post-card.tsx",
  date: "components/content/post-card.tsx",
  excerpt: "components/content/post-card.tsx",
  image: IMAGE,
  topic: "components/content/post-card.tsx",
};
const SHELF_LINK = { slug: "routes/listing/listing-meta.ts", name: "routes/listing/listing-meta.ts" };

export const LISTING = {
  query: {
    attributes: { "*": "routes/listing/filters/active-chips.tsx" },
    categories: "domain/catalog/active-filters.ts",
    price: "domain/catalog/active-filters.ts",
    onSale: "domain/catalog/active-filters.ts",
    ratings: "domain/catalog/active-filters.ts",
    search: "routes/listing/listing-page.tsx",
    orderby: "routes/listing/results-bar.tsx",
    order: "routes/listing/results-bar.tsx",
    page: "routes/listing/listing-page.tsx",
  },
  shelf: {
    scope: { kind: "routes/listing/listing-head.tsx", slug: "routes/listing/listing-head.tsx" },
    path: "routes/listing/listing-page.tsx",
    name: "routes/listing/listing-meta.ts",
    description: "routes/listing/listing-head.tsx",
    image: IMAGE,
    ancestors: { "[]": SHELF_LINK },
    children: {
      "[]": {
        slug: "routes/listing/listing-head.tsx",
        name: "routes/listing/listing-head.tsx",
        count: "routes/listing/listing-head.tsx",
        image: IMAGE,
      },
    },
    extras: { secondDescription: "routes/listing/listing-page.tsx", secondImage: IMAGE },
  },
  listing: {
    products: { "[]": CARD },
    page: "routes/listing/results-bar.tsx",
    found: "routes/listing/results-bar.tsx",
    hasNextPage: "routes/listing/listing-products.tsx",
    match: "routes/listing/listing-page.tsx",
    correction: "routes/listing/listing-products.tsx",
  },
  facets: {
    attributes: {
      "[]": {
        name: "routes/listing/filters/attribute-filter.tsx",
        label: "routes/listing/filters/attribute-filter.tsx",
        terms: {
          "[]": {
            slug: "routes/listing/filters/attribute-filter.tsx",
            name: "routes/listing/filters/attribute-filter.tsx",
            count: "routes/listing/filters/attribute-filter.tsx",
          },
        },
      },
    },
    ratings: {
      "[]": { rating: "routes/listing/filters/filter-form.tsx", count: "routes/listing/filters/filter-form.tsx" },
    },
    categories: { "*": "routes/listing/filters/category-filter.tsx" },
    onSale: "routes/listing/filters/filter-form.tsx",
    priceRange: { lowest: "domain/catalog/facet-display.ts", highest: "domain/catalog/facet-display.ts" },
  },
  head: HEAD_TAGS,
};

export const BLOG = {
  list: {
    posts: { "[]": POST_CARD },
    page: "routes/blog/blog-page.tsx",
    pages: "routes/blog/blog-page.tsx",
    hasNextPage: "routes/blog/blog-page.tsx",
  },
  categories: { "[]": { slug: "routes/blog/blog-topics.tsx", name: "routes/blog/blog-topics.tsx" } },
  category: {
    slug: "routes/blog/blog-page.tsx",
    name: "routes/blog/blog-page.tsx",
    description: "routes/blog/blog-page.tsx",
  },
  head: HEAD_TAGS,
};
