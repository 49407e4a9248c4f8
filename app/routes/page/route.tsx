import { data, redirect } from "react-router";
import { postPath } from "../../domain/content/blog-address";
import { describeHtml } from "../../domain/values/text";
import { pagePath, readPageSteps } from "../../domain/content/wordpress-url";
import contentStyles from "../../styles/screens/content.css?url";
import type { Route } from "./+types/route";
import { findRulePage } from "./rule-pages";
import { TextPage } from "./text-page";
import { describePageContext, shopContext } from "../../services/page";
import { contentContext } from "../../services/content";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contentStyles }];

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/**
 * A page of WordPress, by its whole path; the shop's own rules where the merchant hasn't written any. WooCommerce's own pages
 * lead to the shop's screens, an old address of a post, whose slug is the last step, to the blog. Unknown to all: 404.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { site } = context.get(shopContext);
  const steps = readPageSteps([params.slug, params["*"]].filter(Boolean).join("/"));
  if (!steps) throw data(null, { status: 404 });
  const path = pagePath(steps);
  const screen = await content.findStorePath(path);
  if (screen) throw redirect(screen, 301);
  const uri = `${path}/`;
  const asked = content.findPage(uri);
  // Below other pages anybody can make up addresses: what else there is to know is asked once there is a page.
  const isLikely = steps.length === 1 || (await asked) !== null;
  const [found, seo] = await Promise.all([asked, isLikely ? content.readSeo({ kind: "page", uri }) : null]);
  const page = found?.content ? found : null;
  // The front page has an address of its own too.
  if (found?.uri === "/") throw redirect("/", 301);
  const rules = page ? null : findRulePage(path, site);
  if (!found && !rules) throw await missing(await content.findPost(steps.at(-1)!));
  const title = page?.title ?? rules?.title ?? found?.title ?? "";
  const head = context.get(describePageContext)({
    title,
    description: rules?.description ?? describeHtml(page?.content ?? ""),
    path,
    image: page?.image ?? null,
    seo: rules ? null : seo,
    trail: [{ name: title }],
  });
  const words = rules && { lead: rules.lead, sections: rules.sections };
  return { shown: { title, html: page?.content ?? "", image: page?.image ?? null, rules: words }, head };
}

async function missing(post: { slug: string } | null) {
  return post ? redirect(postPath(post.slug), 301) : data(null, { status: 404 });
}

/** No form leads here. */
export function action(): never {
  throw data(null, { status: 404 });
}

export { keepPublicData as shouldRevalidate } from "../../browser/revalidation";

export default function Page({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData.shown} />;
}
