import { pageTitle } from "../../domain/seo/page-title";
import { escapeXml } from "../../domain/seo/xml";
import { language } from "#locale";
import { OFFLINE } from "#strings/errors/plain-pages";
import type { Route } from "./+types/offline-route";
import { shopContext } from "../../services/page";

/** The offline page of public/sw.js: self-contained, because scripts and styles can't be loaded then. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(shopContext);
  const name = escapeXml(site.name);
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeXml(pageTitle(OFFLINE.title, site.name))}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/offline.css">
</head>
<body>
<main>
<p>${name}</p>
<h1>${OFFLINE.title}</h1>
<p>${OFFLINE.text}</p>
<p><a href="">${OFFLINE.retry}</a></p>
</main>
</body>
</html>
`;
  return new Response(html, { headers: { "content-type": "text/html; charset=utf-8" } });
}
