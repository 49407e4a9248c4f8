import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home/route.tsx"),
  // A listing and its pages, "page/2", are one route each: a choice of filters on page 2 keeps the form and its focus.
  route("magazin/*", "routes/listing/route.tsx"),
  route("produkt-kategoriya", "routes/categories/route.tsx"),
  route("produkt-kategoriya/*", "routes/listing/category-route.tsx"),
  route("produkt-etiket/:slug/*", "routes/listing/tag-route.tsx"),
  route("marka-produkt/:slug/*", "routes/listing/brand-route.tsx"),
  route("produkt/:slug", "routes/product/route.tsx"),
  route("api/stock/:slug", "routes/product/stock-route.ts"),
  route("api/variations/:slug", "routes/product/variations-route.ts"),
  route("api/suggest", "routes/suggest/route.ts"),
  route("cart", "routes/cart/route.tsx"),
  route("wishlist", "routes/wishlist/route.tsx"),
  route("api/products", "routes/products-by-id/route.ts"),
  route("api/reviews", "routes/write-review/route.tsx"),
  route("checkout", "routes/checkout/route.tsx"),
  route("checkout/payment", "routes/checkout/payment-route.tsx"),
  route("checkout/order-received/:id", "routes/order-received/route.tsx"),
  route("otkaz-ot-dogovor", "routes/withdrawal/route.tsx"),
  route("otkaz-ot-dogovor/polucheno", "routes/withdrawal/receipt-route.tsx"),
  route("*", "routes/not-found/route.tsx"),
] satisfies RouteConfig;
