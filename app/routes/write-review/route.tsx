import { useState } from "react";
import { data, Link, redirect } from "react-router";
import { ReviewForm } from "../../components/reviews/review-form";
import { Alert } from "../../components/ui/alert";
import { ProblemList } from "../../components/ui/problem";
import { SHOP_PATH } from "../../config/shop-path";
import { parseProductId, productPath } from "../../domain/product/product-url";
import { accountContext } from "../../services/account";
import { readForm, readLine, wantsPage } from "../../domain/forms/form-data";
import { unlistedMeta } from "../../domain/seo/page-title";
import type { WrittenReview } from "../../domain/reviews/review";
import { readReviewValues } from "../../domain/reviews/review-values";
import type { ReviewedProduct, ReviewReply } from "../../domain/reviews/review-form";
import { REVIEW_FORM, reviewProblemText } from "#strings/catalog/review-form";
import { REVIEWS } from "#strings/catalog/reviews";
import { orOffline } from "../../browser/or-offline";
import type { Route } from "./+types/route";
import { submitReview, thanksPath } from "./submit-review";
import { shopContext } from "../../services/page";
import { catalogContext, type Catalog } from "../../services/catalog";
import { shopperContext } from "../../services/shopper";
import { linkSheets } from "../../styles/links";
import { replyWith, requireFound, requireValue } from "../replies";

export const links = linkSheets("personal", "product");

export const handle = { sheets: ["personal", "product"] };

type Answer = ReviewReply & { product: ReviewedProduct | null };

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(REVIEWS.title, matches);

export async function loader({ request, context }: Route.LoaderArgs) {
  if (!context.get(shopContext).settings.showReviews) throw data(null, { status: 404 });
  const slug = new URL(request.url).searchParams.get("slug");
  const product = slug ? requireFound(requireValue(await context.get(catalogContext).findProduct(slug))) : null;
  // Only needed without scripts: scripts read the hint cookie instead, and may prefetch this loader.
  const viewer = wantsPage(request) ? await context.get(accountContext).readViewer() : null;
  const isCustomer = viewer?.ok === true && viewer.value !== null;
  const named = product && { databaseId: product.databaseId, slug: product.slug, name: product.name };
  return { product: named, isCustomer };
}

export async function action({ request, context }: Route.ActionArgs) {
  if (!context.get(shopContext).settings.showReviews) throw data(null, { status: 404 });
  const form = await readForm(request);
  const viewer = await context.get(accountContext).readViewer();
  const { reply, status } = await submitReview(form, context.get(shopperContext), viewer);
  const slug = readLine(form, "slug");
  if (reply.ok && reply.review.isPublished) await context.get(catalogContext).refreshProduct(slug);
  const isPage = wantsPage(request);
  if (reply.ok && isPage) throw redirect(thanksPath(slug, reply.review.isPublished), 303);
  const product = isPage ? await findReviewed(form, context.get(catalogContext)) : null;
  return replyWith<Answer>(request, { ...reply, product }, status);
}

// Keeps the page with the typed values when the connection is lost.
export async function clientAction({ request, serverAction }: Route.ClientActionArgs): Promise<Answer> {
  const copy = request.clone();
  return orOffline(serverAction, async () => {
    const values = readReviewValues(await readForm(copy));
    return { ok: false, values, problems: {}, message: REVIEW_FORM.offline, product: null };
  });
}

/** The review form for browsers without scripts, and again after an error, with everything typed. */
export default function WriteReviewRoute({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { product: requested = null, isCustomer = false } = loaderData ?? {};
  // null when URL or form named no product, or when the product is unavailable.
  const product = reply?.product ?? requested;
  const [written, setWritten] = useState<WrittenReview | null>(null);
  return (
    <div className="container write-review">
      <h1>{REVIEW_FORM.titleOf(product?.name ?? "")}</h1>
      {written ? (
        <Alert type="success">{written.isPublished ? REVIEWS.sent : REVIEWS.held}</Alert>
      ) : (
        <>
          {reply?.ok === false && <Problems reply={reply} />}
          {product && <ReviewForm product={product} reply={reply} isCustomer={isCustomer} onWritten={setWritten} />}
          {!reply && !product && <p>{REVIEW_FORM.nothing}</p>}
        </>
      )}
      <p>
        <Link className="link" to={product ? productPath(product.slug) : SHOP_PATH}>
          {product ? REVIEW_FORM.toProduct : REVIEW_FORM.toShop}
        </Link>
      </p>
    </div>
  );
}

function Problems({ reply }: { reply: Extract<ReviewReply, { ok: false }> }) {
  const fields = Object.entries(reply.problems);
  const texts = fields.map(([field, problem]) => [`review-${field}`, reviewProblemText(field, problem)]);
  return (
    <Alert type="error">
      <p>{reply.message || REVIEW_FORM.problems(fields.length)}</p>
      <ProblemList problems={Object.fromEntries(texts)} />
    </Alert>
  );
}

// Without the product's name the form still works, so that nothing typed is lost.
async function findReviewed(form: FormData, catalog: Catalog): Promise<ReviewedProduct | null> {
  const databaseId = parseProductId(readLine(form, "productId"));
  const slug = readLine(form, "slug");
  if (!databaseId || !slug) return null;
  const found = await catalog.findProduct(slug);
  return { databaseId, slug, name: (found.ok && found.value?.name) || "" };
}
