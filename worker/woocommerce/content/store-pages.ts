import { GetStorePagesDocument, type StorePagesFragment } from "../../../graphql/generated/documents";
import { pagePath, readPageSteps } from "../../../app/domain/content/wordpress-url";
import type { StorePage } from "../../../app/domain/content/store-page";
import { need } from "../answers";
import type { BackendClient } from "../client";
import { readAnswer, text } from "../fields";

type Screen = StorePage["screen"];

/** WooCommerce's blocks, by the class that each bears; its cart's inner blocks bear longer ones. */
const BLOCKS: [RegExp, Screen][] = [
  [/\bwp-block-woocommerce-checkout(?![\w-])/, "/checkout"],
  [/\bwp-block-woocommerce-cart(?![\w-])/, "/cart"],
];

/**
 * Pages of WordPress that are screens of the shop, by what stands in them: WooCommerce's shop, cart, checkout and account,
 * and the page of posts. The front page is none of them. Throws BackendFault.
 */
export async function findStorePages(client: BackendClient): Promise<StorePage[]> {
  const data = need(await client.query(GetStorePagesDocument, {}));
  return readAnswer(() => toStorePages(data));
}

/** The same out of an answer that brings them. Throws for one of another shape. */
export function toStorePages({ products, posts, cart, checkout, account, blocks }: StorePagesFragment): StorePage[] {
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
