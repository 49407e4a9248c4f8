import { publicFile } from "../replies";
import { HOUR_SECONDS } from "../../domain/values/durations";

/** XML for crawlers, cached for an hour. */
export function xmlResponse(xml: string): Response {
  return publicFile(xml, "application/xml", HOUR_SECONDS);
}

/** 503, so that crawlers come back: an empty sitemap would remove the shop from their index. */
export function retryLaterResponse(): Response {
  return new Response(null, { status: 503, headers: { "retry-after": "600" } });
}
