import type { GetCatalogContentQuery } from "../../../graphql/generated/documents";
import { pagePath, readPageSteps } from "../../../app/domain/content/wordpress-url";
import type { StorePage } from "../../../app/domain/content/store-page";
import { text } from "../fields";

type Screen = StorePage["screen"];

/** WooCommerce's blocks, by the class that each bears; its cart's inner blocks bear longer ones. */
const BLOCKS: [RegExp, Screen][] = [
  [/\bwp-block-woocommerce-checkout(?![\w-])/, "/checkout"],
  [/\bwp-block-woocommerce-cart(?![\w-])/, "/cart"],
];

type FoundPages = Pick<GetCatalogContentQuery, "products" | "posts" | "cart" | "checkout" | "account" | "blocks">;

/**
 * Pages of WordPress that are screens of the shop, by what stands in them: WooCommerce's shop, cart, checkout and account,
 * and the page of posts. The front page is none of them. Throws for an answer of another shape.
 */
export function toStorePages({ products, posts, cart, checkout, account, blocks }: FoundPages): StorePage[] {
  const found: [uri: unknown, screen: Screen | undefined][] = [
    [products?.uri, "/magazin"],
    [posts?.uri, "/blog"],
    // A page with both is the checkout, which shows the cart too.
    ...(checkout?.nodes ?? []).map(({ uri }): [unknown, Screen] => [uri, "/checkout"]),
    ...(cart?.nodes ?? []).map(({ uri }): [unknown, Screen] => [uri, "/cart"]),
    ...(account?.nodes ?? []).map(({ uri }): [unknown, Screen] => [uri, "/my-account"]),
    ...(blocks?.nodes ?? []).map(({ uri, content }): [unknown, Screen | undefined] => [uri, findScreen(text(content))]),
  ];
  const pages = found.flatMap(([uri, screen]): StorePage[] => {
    const steps = readPageSteps(text(uri));
    return screen && steps ? [{ path: pagePath(steps), screen }] : [];
  });
  return pages.filter(({ path }, index) => pages.findIndex((one) => one.path === path) === index);
}

function findScreen(html: string): Screen | undefined {
  return BLOCKS.find(([mark]) => mark.test(html))?.[1];
}
