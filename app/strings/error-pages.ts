type ErrorPage = "notFound" | "tooMany" | "bad" | "down" | "broken";

export type ErrorTexts = Record<ErrorPage, { title: string; text: string }>;

/** The error page of an HTTP status. */
export function errorPageOf(status: number): ErrorPage {
  if (status === 404) return "notFound";
  if (status === 429) return "tooMany";
  if (status >= 400 && status < 500) return "bad";
  return status === 503 || status === 504 ? "down" : "broken";
}
