const HOUR_SECONDS = 3600;

/** XML for robots, kept for an hour. */
export function answerXml(xml: string): Response {
  return new Response(xml, {
    headers: {
      "content-type": "application/xml; charset=utf-8",
      "cache-control": `public, max-age=${HOUR_SECONDS}`,
    },
  });
}

/** Robots come again: an empty sitemap would take the shop out of their index. */
export function answerLater(): Response {
  return new Response(null, { status: 503, headers: { "retry-after": "600" } });
}
