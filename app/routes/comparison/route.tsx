import { orOffline } from "../../browser/or-offline";
import { href, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { toCompared, type ComparisonReply } from "../../domain/wishlist/comparison";
import { readForm, wantsPage } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import { COMPARISON } from "#strings/catalog/comparison";
import type { Route } from "./+types/route";
import { changeComparison } from "./change-comparison";
import { ComparisonPage } from "./comparison-page";
import { catalogContext } from "../../services/catalog";
import { browsingContext } from "../../services/browsing-history";
import { replyWith, requireValue } from "../replies";
import * as paths from "#paths";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(COMPARISON.title, matches);

export async function loader({ context }: Route.LoaderArgs) {
  const { compared } = await context.get(browsingContext).read();
  const catalog = context.get(catalogContext);
  const cards = requireValue(await catalog.listByIds(compared));
  const found = await Promise.all(cards.map(({ slug }) => catalog.findProduct(slug)));
  return { products: found.map(requireValue).flatMap((product) => (product ? toCompared(product) : [])) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { reply, status } = await changeComparison(form, context.get(browsingContext), context.get(catalogContext));
  if (reply.ok && wantsPage(request)) throw redirect(href(paths.comparison), 303);
  return replyWith<ComparisonReply>(request, reply, status);
}

// Keeps the product page when the connection is lost.
export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<ComparisonReply> {
  return orOffline(serverAction, () => ({ ok: false, count: 0, message: COMPARISON.failed }));
}

/** A refused change leaves the page as it is, and without a connection it couldn't be read again. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (actionResult as ComparisonReply | undefined)?.ok === false ? false : defaultShouldRevalidate;
}

export default function ComparisonRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <ComparisonPage products={loaderData.products} message={actionData?.message ?? ""} />;
}
