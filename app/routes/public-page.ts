import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { HeadTag } from "../domain/seo/page-head";

/** The head of a public page, as its loader has described it (`describePageContext`). */
export function meta({ loaderData }: { loaderData?: { head: HeadTag[] } | undefined }): HeadTag[] {
  return loaderData?.head ?? [];
}

/** Submitted forms don't revalidate public data, because it doesn't depend on the shopper. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod && formMethod !== "GET" ? false : defaultShouldRevalidate;
}
