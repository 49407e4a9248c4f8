import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home/route.tsx"),
  route("magazin", "routes/listing/route.tsx", { id: "listing" }),
  route("magazin/page/:page", "routes/listing/route.tsx", { id: "listing-page" }),
  route("produkt-kategoriya/*", "routes/listing/category-route.tsx"),
  route("produkt-etiket/:slug", "routes/listing/tag-route.tsx", { id: "tag" }),
  route("produkt-etiket/:slug/page/:page", "routes/listing/tag-route.tsx", { id: "tag-page" }),
  route("marka-produkt/:slug", "routes/listing/brand-route.tsx", { id: "brand" }),
  route("marka-produkt/:slug/page/:page", "routes/listing/brand-route.tsx", { id: "brand-page" }),
  route("produkt/:slug", "routes/product/route.tsx"),
  route("api/stock/:slug", "routes/product/stock-route.ts"),
  route("api/variations/:slug", "routes/product/variations-route.ts"),
  route("api/suggest", "routes/suggest/route.ts"),
  route("cart", "routes/cart/route.tsx"),
  route("wishlist", "routes/wishlist/route.tsx"),
  route("api/products", "routes/products-by-id/route.ts"),
  route("api/reviews", "routes/write-review/route.tsx"),
  route("checkout", "routes/checkout/route.tsx"),
  route("checkout/order-received/:id", "routes/order-received/route.tsx"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
