import { data, redirect } from "react-router";
import { postPath } from "../../domain/content/blog-path";
import { describeHtml } from "../../domain/values/text";
import { pickLanguage } from "../../domain/values/text-language";
import { pagePath, parsePagePath } from "../../domain/content/wordpress-url";
import type { Route } from "./+types/route";
import { findLegalPage } from "./legal-pages";
import { TextPage } from "../../components/content/text-page";
import { describePageContext, shopContext } from "../../services/page";
import { contentContext } from "../../services/content";
import { requireFound, requireValue } from "../replies";
import * as paths from "#paths";

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export { meta, shouldRevalidate } from "../public-page";

/**
 * A WordPress page by its whole path, or the shop's default legal page. WooCommerce's pages redirect to the shop's
 * screens, an old post URL to the blog by its slug. Anything else is 404.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const content = context.get(contentContext);
  const { site } = context.get(shopContext);
  const below = params["*"] ? params["*"].split("/") : [];
  const segments = requireFound(parsePagePath(pagePath([params.slug, ...below])));
  const path = pagePath(segments);
  const screen = await content.findStorePath(path);
  if (screen) throw redirect(screen, 301);
  const found = requireValue(await content.findPage(path));
  const page = found?.content ? found : null;
  // The front page can also be requested by its own slug.
  if (found?.path === "/") throw redirect(paths.home, 301);
  const legal = page ? null : findLegalPage(paths.prefix + path, site);
  // The merchant sets a legal page's path for the main language; in this one the page may have another slug.
  const translated = legal && !found && (await content.findMistaken(paths.prefix + path));
  if (translated) throw redirect(translated, 301);
  if (!found && !legal) {
    const post = requireFound(requireValue(await content.findPost(segments.at(-1)!)));
    throw redirect(postPath(post.slug), 301);
  }
  const title = page?.title ?? legal?.title ?? found?.title ?? "";
  const head = await context.get(describePageContext)({
    title,
    description: legal?.description ?? describeHtml(page?.content ?? ""),
    path: paths.prefix + path,
    image: page?.image ?? null,
    seo: legal ? null : (found?.seo ?? null),
    trail: [{ name: title }],
  });
  const defaultText = legal && { lead: legal.lead, sections: legal.sections };
  const own = pickLanguage((legal ? null : found) ?? {});
  return { shown: { title, html: page?.content ?? "", image: page?.image ?? null, defaultText, ...own }, head };
}

/** No form is submitted to this page. */
export function action(): never {
  throw data(null, { status: 404 });
}

export default function Page({ loaderData }: Route.ComponentProps) {
  return <TextPage {...loaderData.shown} />;
}
