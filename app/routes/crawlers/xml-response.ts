const HOUR_SECONDS = 3600;

/** XML for crawlers, cached for an hour. */
export function xmlResponse(xml: string): Response {
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": `public, max-age=${HOUR_SECONDS}`,
    },
  });
}

/** 503, so that crawlers come back: an empty sitemap would remove the shop from their index. */
export function retryLaterResponse(): Response {
  return new Response(null, { status: 503, headers: { "retry-after": "600" } });
}
