import { index, route, type RouteConfig } from "@react-router/dev/routes";
import { LANGUAGE, prefixOf } from "../scripts/build/languages";
import type * as Paths from "./config/paths/bg";

// Vite's plugins, which choose the language of "#paths", don't run for this file.
const paths = (await import(`./config/paths/${LANGUAGE}.ts`)) as typeof Paths;
const prefix = prefixOf(LANGUAGE).slice(1);
const at = (path: string) => [prefix, path.slice(1)].filter(Boolean).join("/");

export default [
  prefix ? route(prefix, "routes/home/route.tsx") : index("routes/home/route.tsx"),
  // A listing and its pages ("page/2") share one route, so that changing a filter on page 2 keeps the form and its
  // focus.
  route(at(paths.listing), "routes/listing/route.tsx"),
  route(at(paths.categories), "routes/categories/route.tsx"),
  route(at(paths.category), "routes/listing/category-route.tsx"),
  route(at(paths.tag), "routes/listing/tag-route.tsx"),
  route(at(paths.brand), "routes/listing/brand-route.tsx"),
  route(at(paths.product), "routes/product/route.tsx"),
  route(at(paths.blog), "routes/blog/route.tsx"),
  route(at(paths.blogPage), "routes/blog/route.tsx", { id: "routes/blog/page" }),
  route(at(paths.blogCategory), "routes/blog/route.tsx", { id: "routes/blog/category" }),
  route(at(paths.blogCategoryPage), "routes/blog/route.tsx", { id: "routes/blog/category-page" }),
  route(at(paths.blogFeed), "routes/blog/feed-route.ts"),
  route(at(paths.post), "routes/blog/post-route.tsx"),
  route(at(paths.stock), "routes/api/stock-route.ts"),
  route(at(paths.variations), "routes/api/variations-route.ts"),
  route(at(paths.suggest), "routes/api/suggest-route.ts"),
  route(at(paths.offices), "routes/api/offices-route.ts"),
  route(at(paths.cart), "routes/cart/route.tsx"),
  route(at(paths.wishlist), "routes/wishlist/route.tsx"),
  route(at(paths.productsById), "routes/api/products-route.ts"),
  route(at(paths.reviews), "routes/write-review/route.tsx"),
  route(at(paths.checkout), "routes/checkout/route.tsx"),
  route(at(paths.payment), "routes/checkout/payment-route.tsx"),
  route(at(paths.office), "routes/checkout/office-route.tsx"),
  route(at(paths.wordpressCheckout), "routes/checkout/wordpress-route.tsx"),
  route(at(paths.orderReceived), "routes/order-received/route.tsx"),
  route(at(paths.account), "routes/account/route.tsx"),
  route(at(paths.lostPassword), "routes/lost-password/route.tsx"),
  route(at(paths.providerReturn), "routes/provider-return/route.tsx"),
  route(at(paths.orders), "routes/account/orders-route.tsx"),
  route(at(paths.order), "routes/account/order-route.tsx"),
  route(at(paths.downloads), "routes/account/downloads-route.tsx"),
  route(at(paths.accountWishlist), "routes/account/wishlist-route.tsx"),
  route(at(paths.addresses), "routes/account/addresses-route.tsx"),
  route(at(paths.details), "routes/account/details-route.tsx"),
  route(at(paths.password), "routes/account/password-route.tsx"),
  route(at(paths.comparison), "routes/comparison/route.tsx"),
  route(at(paths.seen), "routes/api/seen-route.ts"),
  route(at(paths.coupon), "routes/coupon/route.tsx"),
  route(at(paths.stockRequest), "routes/stock-request/route.tsx"),
  route(at(paths.consent), "routes/consent/route.tsx"),
  route(at(paths.withdrawal), "routes/withdrawal/route.tsx"),
  route(at(paths.withdrawalReceipt), "routes/withdrawal/receipt-route.tsx"),
  route(at(paths.withdrawalReceiptFile), "routes/withdrawal/receipt-file-route.ts"),
  // Drafts of WordPress, for the editor alone.
  route(at(paths.productDraft), "routes/product/draft-route.tsx"),
  route(at(paths.pageDraft), "routes/page/draft-route.tsx"),
  route(at(paths.postDraft), "routes/blog/draft-route.tsx"),
  route(at(paths.sitemapIndex), "routes/crawlers/sitemap-index-route.ts"),
  route(at(paths.sitemap), "routes/crawlers/sitemap-route.ts"),
  route(at(paths.manifest), "routes/installed/manifest-route.ts"),
  route(at(paths.offline), "routes/installed/offline-route.ts"),
  route(at(paths.robots), "routes/crawlers/robots-route.ts"),
  route(at(paths.llms), "routes/crawlers/llms-route.ts"),
  // WordPress pages can be nested; unknown paths end here too.
  route(at(paths.page), "routes/page/route.tsx"),
] satisfies RouteConfig;
