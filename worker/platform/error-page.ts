import type { Context } from "hono";
import { html } from "hono/html";
import { language } from "#locale";
import { PLAIN_PAGES } from "#strings/errors/plain-pages";
import type { ShopEnv } from "./hono-env";
import * as paths from "#paths";

type ErrorPageStatus = keyof typeof PLAIN_PAGES;

/** A static page for requests refused before rendering: no scripts, no styles, nothing that can fail. */
export function renderErrorPage(c: Context<ShopEnv>, status: ErrorPageStatus): Response | Promise<Response> {
  const { title, text, home } = PLAIN_PAGES[status];
  c.header("cache-control", "no-store");
  return c.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${title}</title>
        </head>
        <body>
          <h1>${title}</h1>
          <p>${text}</p>
          <p><a href="${paths.home}">${home}</a></p>
        </body>
      </html>`,
    status,
  );
}
