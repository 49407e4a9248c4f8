import { BLOG, HEAD_TAGS, LISTING, POST_CARD } from "./public-listings";
import { CARD, IMAGE, PRODUCT, VARIATION } from "./public-products";

/**
 * Everything that public data may hold, with the file of app/ that reads it. `[]` stands for each entry of a list, `*` for
 * each key of a record whose keys are data; a reader of a list or record reads all of it.
 */
export type Fields = { [field: string]: Fields | string };

const TILE = {
  slug: "routes/categories/category-branches.tsx",
  name: "components/product/category-tile.tsx",
  count: "components/product/category-tile.tsx",
  image: IMAGE,
};
const BRANCH = {
  slug: "routes/categories/category-branches.tsx",
  name: "routes/categories/category-branches.tsx",
  count: "routes/categories/category-branches.tsx",
};
const MENU_LINK = {
  label: "components/shell/main-nav.tsx",
  href: "components/shell/menu-link.tsx",
  opensNewTab: "components/shell/menu-link.tsx",
};
/** Data of each route by its id, and of each endpoint by its path. */
export const PUBLIC_FIELDS: Fields = {
  root: {
    settings: {
      autoOpenCart: "browser/cart-events.ts",
      showReviews: "routes/product/product-info.tsx",
      showFilters: "routes/listing/listing-page.tsx",
      showOrderByDropdown: "routes/listing/results-bar.tsx",
      showSKU: "routes/product/product-info.tsx",
      showProductCategoriesOnSingleProduct: "routes/product/product-info.tsx",
      showBreadcrumbOnSingleProduct: "routes/product/product-page.tsx",
      showMoveToWishlist: "components/cart/cart-line.tsx",
      hideBillingAddressForVirtualProducts: "routes/checkout/checkout-rules.ts",
      initStoreOnUserActionToReduceServerLoad: "components/cart/lazy-cart-panel.tsx",
      saleBadge: "components/product/product-badge.tsx",
      socialLoginsDisplay: "routes/account/sign-in/provider-list.tsx",
    },
    site: { "*": "config/site.ts" },
    categories: {
      "[]": {
        databaseId: "domain/catalog/category.ts",
        slug: "components/shell/category-links.tsx",
        name: "components/shell/category-links.tsx",
        count: "routes/listing/filters/category-filter.tsx",
      },
    },
    menu: { "[]": { ...MENU_LINK, children: { "[]": MENU_LINK } } },
    footerMenu: { "[]": { ...MENU_LINK, children: { "[]": MENU_LINK } } },
  },
  "routes/home/route": {
    words: { "*": "config/home.ts" },
    onSale: { "[]": CARD },
    newest: { "[]": CARD },
    bestSelling: { "[]": CARD },
    categories: { "[]": TILE },
    brands: { "[]": { name: "routes/home/rows.tsx", path: "routes/home/rows.tsx" } },
    posts: { "[]": POST_CARD },
    text: "routes/home/route.tsx",
    head: HEAD_TAGS,
  },
  "routes/listing/route": LISTING,
  "routes/listing/category-route": LISTING,
  "routes/listing/tag-route": LISTING,
  "routes/listing/brand-route": LISTING,
  "routes/categories/route": {
    tree: {
      "[]": {
        ...TILE,
        children: { "[]": { ...BRANCH, children: { "[]": { ...BRANCH, children: { "[]": BRANCH } } } } },
      },
    },
    text: "routes/categories/route.tsx",
    head: HEAD_TAGS,
  },
  "routes/product/route": {
    product: PRODUCT,
    opening: { "*": "routes/product/product-main.tsx" },
    variations: { "[]": VARIATION },
    reviews: {
      pages: "routes/product/reviews/reviews.tsx",
      list: {
        ok: "routes/product/reviews/reviews.tsx",
        value: {
          reviewCount: "routes/product/reviews/reviews.tsx",
          starCounts: "routes/product/reviews/reviews.tsx",
          reviews: {
            "[]": {
              databaseId: "routes/product/reviews/review-items.tsx",
              content: "routes/product/reviews/review-items.tsx",
              date: "routes/product/reviews/review-items.tsx",
              rating: "routes/product/reviews/review-items.tsx",
              author: "routes/product/reviews/review-items.tsx",
            },
          },
          next: "routes/product/reviews/review-items.tsx",
        },
      },
    },
    related: { "[]": CARD },
    head: HEAD_TAGS,
    /** Of an unknown one. */
    words: "routes/product/unknown-product.tsx",
    search: "routes/product/unknown-product.tsx",
    newest: { "[]": CARD },
  },
  "routes/blog/route": BLOG,
  "routes/blog/page": BLOG,
  "routes/blog/category-route": BLOG,
  "routes/blog/category-page": BLOG,
  "routes/blog/post-route": {
    shown: {
      post: {
        databaseId: "routes/blog/post-route.tsx",
        title: "routes/blog/post-page.tsx",
        slug: "routes/blog/post-route.tsx",
        date: "routes/blog/post-page.tsx",
        excerpt: "routes/blog/post-page.tsx",
        image: IMAGE,
        author: "routes/blog/post-page.tsx",
        modified: "routes/blog/post-page.tsx",
        content: "routes/blog/post-page.tsx",
      },
      trail: { "[]": { name: "routes/blog/post-page.tsx", to: "routes/blog/post-page.tsx" } },
      products: { "[]": CARD },
      areNamed: "routes/blog/post-page.tsx",
      more: { "[]": POST_CARD },
    },
    head: HEAD_TAGS,
  },
  "routes/page/route": {
    shown: {
      title: "routes/page/text-page.tsx",
      html: "routes/page/text-page.tsx",
      image: IMAGE,
      rules: {
        lead: "routes/page/text-page.tsx",
        sections: { "[]": { heading: "routes/page/text-page.tsx", body: "routes/page/text-page.tsx" } },
      },
    },
    head: HEAD_TAGS,
  },
  "/api/products": { "[]": CARD },
  "/api/variations": { "[]": VARIATION },
  "/api/stock": {
    databaseId: "domain/product/product-view.ts",
    stockStatus: "domain/product/product-view.ts",
    stockQuantity: "domain/product/product-view.ts",
    variations: {
      "[]": {
        databaseId: "domain/product/product-view.ts",
        stockStatus: "domain/product/product-view.ts",
        stockQuantity: "domain/product/product-view.ts",
      },
    },
  },
  "/api/suggest": {
    products: {
      "[]": {
        databaseId: "components/search/search-panel.tsx",
        name: "components/search/search-panel.tsx",
        slug: "components/search/use-search-field.ts",
        image: IMAGE,
        brand: { name: "components/search/search-panel.tsx" },
        price: "components/search/search-panel.tsx",
        isFrom: "components/search/search-panel.tsx",
      },
    },
    found: "components/search/search-panel.tsx",
    correction: "components/search/search-panel.tsx",
    brands: {
      "[]": {
        name: "components/search/search-panel.tsx",
        count: "components/search/search-panel.tsx",
        path: "components/search/search-panel.tsx",
      },
    },
    categories: {
      "[]": {
        name: "components/search/search-panel.tsx",
        ancestors: "components/search/search-panel.tsx",
        path: "components/search/search-panel.tsx",
        count: "components/search/search-panel.tsx",
      },
    },
  },
};
