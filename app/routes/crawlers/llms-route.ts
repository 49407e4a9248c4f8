import { blogPath, postPath } from "../../domain/content/blog-path";
import { topCategories } from "../../domain/catalog/category";
import { categoryPath } from "../../domain/catalog/listing-scope";
import { SHOP_PATH } from "../../config/shop-path";
import { writeLlmsText } from "../../domain/seo/llms-text";
import { BLOG } from "#strings/blog";
import { SHELL } from "#strings/shell";
import type { Route } from "./+types/llms-route";
import { shopContext } from "../../services/page";
import { catalogContext } from "../../services/catalog";
import { contentContext } from "../../services/content";
import { publicFile } from "../replies";
import { DAY_SECONDS } from "../../domain/values/durations";

/** llms.txt; without the backend it lists the shop's own pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { site } = context.get(shopContext);
  const content = context.get(contentContext);
  const [tree, posts] = await Promise.all([
    context.get(catalogContext).listKnownCategories(),
    content.listNewestPosts(),
  ]);
  const legalPages: [name: string, path: string][] = [
    [SHELL.delivery, site.deliveryPath],
    [SHELL.returnsPage, site.withdrawalPath],
    [SHELL.terms, site.termsPath],
    [SHELL.privacy, site.privacyPath],
  ];
  const text = writeLlmsText({
    name: site.name,
    summary: site.shortDescription,
    about: site.longDescription,
    baseUrl: site.baseUrl,
    sections: [
      {
        title: SHELL.shop,
        links: [
          { name: SHELL.allProducts, path: SHOP_PATH },
          ...topCategories(tree).map(({ name, slug }) => ({ name, path: categoryPath(slug) })),
        ],
      },
      {
        title: BLOG.title,
        links: [
          { name: BLOG.title, path: blogPath(""), about: BLOG.description },
          ...posts.map(({ title, slug, excerpt }) => ({ name: title, path: postPath(slug), about: excerpt })),
        ],
      },
      {
        title: SHELL.help,
        links: legalPages.filter(([, path]) => path.startsWith("/")).map(([name, path]) => ({ name, path })),
      },
    ],
  });
  return publicFile(text, "text/plain", DAY_SECONDS);
}
