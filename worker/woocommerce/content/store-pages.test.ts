import { expect, test } from "vitest";
import { toStorePages } from "./store-pages";

const none = { nodes: [] };
const NOTHING = { products: null, posts: null, cart: none, checkout: none, account: none, blocks: none };

const find = (data: object) => toStorePages({ ...NOTHING, ...data }, "");

test("the product archive is the shop and the posts page the blog, unless it is the front page", () => {
  expect(find({ products: { uri: "/produkti/" }, posts: { uri: "/novini/" } })).toEqual([
    { path: "/produkti", screen: "shop" },
    { path: "/novini", screen: "blog" },
  ]);
  expect(find({ products: { uri: "/" }, posts: { uri: "/" } })).toEqual([]);
});

test("shortcodes and blocks identify cart, checkout and account pages; other WooCommerce blocks don't", () => {
  const block = (uri: string, name: string) => ({
    uri,
    content: `<div class="wp-block-woocommerce-${name} alignwide">`,
  });
  const pages = find({
    checkout: { nodes: [{ uri: "/plashtane/" }] },
    cart: { nodes: [{ uri: "/plashtane/" }, { uri: "/kosh/" }] },
    account: { nodes: [{ uri: "/klient/profil/" }] },
    blocks: {
      nodes: [block("/a/", "cart"), block("/b/", "checkout"), block("/c/", "cart-link"), block("/d/", "mini-cart")],
    },
  });
  expect(pages).toEqual([
    { path: "/plashtane", screen: "checkout" },
    { path: "/kosh", screen: "cart" },
    { path: "/klient/profil", screen: "account" },
    { path: "/a", screen: "cart" },
    { path: "/b", screen: "checkout" },
  ]);
});

test("in another language they are below its front page, which is none of them", () => {
  const found = { products: { uri: "/en/shop/" }, posts: { uri: "/en/" } };
  expect(toStorePages({ ...NOTHING, ...found }, "/en")).toEqual([{ path: "/shop", screen: "shop" }]);
});
