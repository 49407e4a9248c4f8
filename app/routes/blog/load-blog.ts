import { data, redirect, type RouterContextProvider } from "react-router";
import { contentContext, describePageContext, type PageDescription } from "../../context";
import type { PostCategory } from "../../shop/blog";
import { blogPath, readBlogPage } from "../../shop/blog-address";
import { BLOG } from "../../strings/blog";

interface BlogRequest {
  /** As it stands in the path; none for the first page. */
  page: string | undefined;
  context: Readonly<RouterContextProvider>;
}

/** One page of the blog, of one category or of all (null): 404 beyond the last, 503 when it can't be had. */
export async function loadBlog({ page: step, context }: BlogRequest, slug: string | null) {
  const content = context.get(contentContext);
  const page = readBlogPage(step);
  if (page === null) throw data(null, { status: 404 });
  if (step === "1") throw redirect(blogPath(slug ?? ""), 301);
  const categories = await content.listPostCategories();
  const category = slug === null ? null : (categories.find((one) => isSlug(one, slug)) ?? null);
  if (slug !== null && !category) throw await missing(categories.length === 0);
  const [list, seo] = await Promise.all([
    content.listPosts(page, category?.databaseId ?? null),
    category ? null : content.readSeo({ kind: "page", uri: "/blog/" }),
  ]);
  if (!list) throw data(null, { status: 404 });
  const head = context.get(describePageContext)({ ...describe(list.page, category), seo });
  return { list, categories, category, head };
}

/** Without the list of categories nobody can say that there is no such one. */
async function missing(isUnknown: boolean) {
  return data(null, { status: isUnknown ? 503 : 404 });
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
      { tagName: "link", rel: "alternate", type: "application/rss+xml", title: BLOG.title, href: "/blog/feed.xml" },
    ],
  };
}

function isSlug({ slug }: PostCategory, asked: string): boolean {
  return blogPath(slug) === blogPath(asked);
}

export type BlogData = Awaited<ReturnType<typeof loadBlog>>;
