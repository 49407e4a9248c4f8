import type { GetStorePagesQuery } from "../../../graphql/generated/documents";
import { pagePath, parsePagePath } from "../../../app/domain/content/wordpress-url";
import type { StorePage } from "../../../app/domain/content/store-page";
import { text } from "../fields";
import { withoutHome } from "./language-home";

type Screen = StorePage["screen"];

/** Class names of WooCommerce's blocks. Names of inner blocks are longer and must not match. */
const BLOCKS: [RegExp, Screen][] = [
  [/\bwp-block-woocommerce-checkout(?![\w-])/, "checkout"],
  [/\bwp-block-woocommerce-cart(?![\w-])/, "cart"],
];

type FoundPages = Pick<GetStorePagesQuery, "products" | "posts" | "cart" | "checkout" | "account" | "blocks">;

/**
 * The WordPress pages that correspond to screens of the shop: WooCommerce's shop, cart, checkout and account, and the
 * posts page, but not the front page. `home`: the path of the language's front page. Throws for a malformed response.
 */
export function toStorePages(
  { products, posts, cart, checkout, account, blocks }: FoundPages,
  home: string,
): StorePage[] {
  const found: [uri: unknown, screen: Screen | undefined][] = [
    [products?.uri, "shop"],
    [posts?.uri, "blog"],
    // A page with both shortcodes is the checkout, which shows the cart too.
    ...(checkout?.nodes ?? []).map(({ uri }): [unknown, Screen] => [uri, "checkout"]),
    ...(cart?.nodes ?? []).map(({ uri }): [unknown, Screen] => [uri, "cart"]),
    ...(account?.nodes ?? []).map(({ uri }): [unknown, Screen] => [uri, "account"]),
    ...(blocks?.nodes ?? []).map(({ uri, content }): [unknown, Screen | undefined] => [uri, findScreen(text(content))]),
  ];
  const pages = found.flatMap(([uri, screen]): StorePage[] => {
    const segments = parsePagePath(withoutHome(text(uri), home));
    return screen && segments ? [{ path: pagePath(segments), screen }] : [];
  });
  return pages.filter(({ path }, index) => pages.findIndex((one) => one.path === path) === index);
}

function findScreen(html: string): Screen | undefined {
  return BLOCKS.find(([className]) => className.test(html))?.[1];
}
