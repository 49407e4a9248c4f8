import { redirect } from "react-router";
import { toPostCard, type PostSummary } from "../../domain/content/blog";
import { blogPath, findProductLinks, postPath } from "../../domain/content/blog-path";
import { pickLanguage } from "../../domain/values/text-language";
import { withZone } from "../../domain/values/dates";
import { articleData } from "../../domain/seo/structured-data";
import { BLOG } from "#strings/blog";
import type { Route } from "./+types/post-route";
import { PostPage } from "./post-page";
import { describePageContext, shopContext } from "../../services/page";
import { catalogContext } from "../../services/catalog";
import { contentContext } from "../../services/content";
import { requireFound, requireValue } from "../replies";

const PRODUCTS_MAX = 4;

const MORE_MAX = 3;

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** A post with the products that it links to, or the bestsellers when it links to none. */
export async function loader({ params: { slug }, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const catalog = context.get(catalogContext);
  const { site } = context.get(shopContext);
  const post = requireFound(requireValue(await content.findPost(slug)));
  // Old slugs and other spellings redirect to the canonical URL.
  const path = postPath(post.slug);
  if (path !== postPath(slug)) throw redirect(path, 301);
  const linked = findProductLinks(post.content).slice(0, PRODUCTS_MAX);
  const topic = post.categories[0];
  const [named, newest] = await Promise.all([catalog.listBySlugs(linked), content.listNewestPosts()]);
  const products = named.length > 0 ? named : await catalog.listHighlights("best-selling", PRODUCTS_MAX);
  const trail = [
    { name: BLOG.title, to: blogPath("") },
    ...(topic ? [{ name: topic.name, to: blogPath(topic.slug), ...pickLanguage(topic) }] : []),
  ];
  const { databaseId: _id, slug: _slug, categories: _categories, seo, ...shown } = post;
  const head = await context.get(describePageContext)({
    title: post.title,
    description: post.excerpt,
    path,
    image: post.image,
    type: "article",
    published: withZone(post.date),
    modified: withZone(post.modified),
    seo,
    trail: [...trail, { name: post.title }],
    data: [articleData(post, site)],
  });
  const more = listRelatedPosts(post, newest).map(toPostCard);
  return { shown: { post: shown, trail, products, areNamed: named.length > 0, more }, head };
}

/** Newest posts, those of the same topic first. */
function listRelatedPosts(post: PostSummary, posts: PostSummary[]): PostSummary[] {
  const sharesTopic = ({ categories }: PostSummary) => categories.some(({ slug }) => slug === post.categories[0]?.slug);
  const others = posts.filter(({ databaseId }) => databaseId !== post.databaseId);
  return [...others.filter(sharesTopic), ...others.filter((one) => !sharesTopic(one))].slice(0, MORE_MAX);
}

export { keepPublicData as shouldRevalidate } from "../../browser/revalidation";

export default function Post({ loaderData }: Route.ComponentProps) {
  return <PostPage {...loaderData.shown} />;
}
