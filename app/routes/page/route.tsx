import { data, redirect } from "react-router";
import { contentContext, describePageContext, shopContext } from "../../context";
import { postPath } from "../../shop/blog-address";
import { describeHtml } from "../../shop/html-text";
import { readSlug } from "../../shop/listing-scope";
import contentStyles from "../../styles/content.css?url";
import type { Route } from "./+types/route";
import { findRulePage } from "./rule-pages";
import { TextPage } from "./text-page";

/** What WordPress calls a page or a post; files and junk are not asked for. */
const SLUG = /^[\p{L}\p{N}_-]{1,200}$/u;

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/**
 * A page of WordPress; the shop's own rules where the merchant hasn't written any; an old address of a post leads to the
 * blog (design §2, Routes).
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { site } = context.get(shopContext);
  const slug = readSlug(params.slug);
  if (!SLUG.test(slug)) throw data(null, { status: 404 });
  const path = `/${encodeURIComponent(slug)}`;
  const uri = `${path}/`;
  const [found, seo] = await Promise.all([content.findPage(uri), content.readSeo({ kind: "page", uri })]);
  const page = found?.content ? found : null;
  // The front page has an address of its own too.
  if (found?.uri === "/") throw redirect("/", 301);
  const rules = page ? null : findRulePage(path, site);
  if (!found && !rules) throw await missing(await content.findPost(slug));
  const title = page?.title ?? rules?.title ?? found?.title ?? "";
  const head = context.get(describePageContext)({
    title,
    description: rules?.description ?? describeHtml(page?.content ?? ""),
    path,
    image: page?.image ?? null,
    seo: rules ? null : seo,
    trail: [{ name: title }],
  });
  return { shown: { title, html: page?.content ?? "", image: page?.image ?? null, rules }, head };
}

async function missing(post: { slug: string } | null) {
  return post ? redirect(postPath(post.slug), 301) : data(null, { status: 404 });
}

export { keepPublicData as shouldRevalidate } from "../../components/keep-public-data";

export default function Page({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData.shown} />;
}
