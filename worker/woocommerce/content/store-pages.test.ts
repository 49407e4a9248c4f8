import { expect, test } from "vitest";
import { answerWith } from "../../../tests/doubles/answering-client";
import { findStorePages } from "./store-pages";

const none = { nodes: [] };
const NOTHING = { products: null, posts: null, cart: none, checkout: none, account: none, blocks: none };

async function find(data: object) {
  return findStorePages(answerWith({ data: { ...NOTHING, ...data } }).client);
}

test("the shop is the archive of products, the blog that of posts; a front page is neither", async () => {
  expect(await find({ products: { uri: "/produkti/" }, posts: { uri: "/novini/" } })).toEqual([
    { path: "/produkti", screen: "/magazin" },
    { path: "/novini", screen: "/blog" },
  ]);
  expect(await find({ products: { uri: "/" }, posts: { uri: "/" } })).toEqual([]);
});

test("shortcodes and blocks say which page is cart, checkout or account; other blocks of WooCommerce say nothing", async () => {
  const block = (uri: string, name: string) => ({
    uri,
    content: `<div class="wp-block-woocommerce-${name} alignwide">`,
  });
  const pages = await find({
    checkout: { nodes: [{ uri: "/plashtane/" }] },
    cart: { nodes: [{ uri: "/plashtane/" }, { uri: "/kosh/" }] },
    account: { nodes: [{ uri: "/klient/profil/" }] },
    blocks: {
      nodes: [block("/a/", "cart"), block("/b/", "checkout"), block("/c/", "cart-link"), block("/d/", "mini-cart")],
    },
  });
  expect(pages).toEqual([
    { path: "/plashtane", screen: "/checkout" },
    { path: "/kosh", screen: "/cart" },
    { path: "/klient/profil", screen: "/my-account" },
    { path: "/a", screen: "/cart" },
    { path: "/b", screen: "/checkout" },
  ]);
});

test("a backend that can't be asked is a fault, and no shop without such pages", async () => {
  const failure = { kind: "timeout" as const };
  await expect(findStorePages(answerWith({ failure }).client)).rejects.toMatchObject({ failure });
});
