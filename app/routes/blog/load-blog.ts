import { href, redirect, type LoaderFunctionArgs } from "react-router";
import { toPostCard, type PostCategory } from "../../domain/content/blog";
import { blogPath, readBlogPage } from "../../domain/content/blog-path";
import { pickLanguage } from "../../domain/values/text-language";
import { BLOG } from "#strings/blog";
import { describePageContext, type PageDescription } from "../../services/page";
import { contentContext } from "../../services/content";
import { requireFound, requireValue } from "../replies";
import * as paths from "#paths";

/** One page of the blog, or of the category that the path names: 404 beyond the last, 503 when unavailable. */
export async function loadBlog({ params, context }: Pick<LoaderFunctionArgs, "params" | "context">) {
  const { slug = "" } = params;
  const content = context.get(contentContext);
  const page = requireFound(readBlogPage(params.page));
  if (params.page === "1") throw redirect(blogPath(slug), 301);
  const [categories, found] = await Promise.all([
    content.listPostCategories(),
    slug ? content.findPostCategory(slug) : null,
  ]);
  const category = found && requireFound(requireValue(found));
  const [listed, seo] = await Promise.all([
    content.listPosts(page, category?.databaseId ?? null),
    category ? null : content.readSeo({ kind: "blog" }),
  ]);
  const list = requireFound(requireValue(listed));
  const head = await context.get(describePageContext)({ ...describe(list.page, category), seo });
  return {
    list: { ...list, posts: list.posts.map(toPostCard) },
    categories: categories.map((one) => ({ slug: one.slug, name: one.name, ...pickLanguage(one) })),
    category: category && {
      slug: category.slug,
      name: category.name,
      description: category.description,
      ...pickLanguage(category),
    },
    head,
  };
}

function describe(page: number, category: PostCategory | null): Omit<PageDescription, "seo"> {
  const name = category ? BLOG.about(category.name) : BLOG.title;
  const up = category ? [{ name: BLOG.title, to: blogPath("") }] : [];
  return {
    title: name + BLOG.titleSuffix(page),
    description: category?.description || BLOG.description,
    path: blogPath(category?.slug ?? "", page),
    isLater: page > 1,
    trail: [...up, { name: category?.name ?? BLOG.title }],
    links: [
      {
        tagName: "link",
        rel: "alternate",
        type: "application/rss+xml",
        title: BLOG.title,
        href: href(paths.blogFeed),
      },
    ],
  };
}
