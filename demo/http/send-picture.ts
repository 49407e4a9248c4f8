import type { Env } from "../env.ts";

/** For `npm run dev` only: there the Cloudflare plugin for Vite gives static assets to the entry Worker alone. */
const LIVE_PICTURES = import.meta.env.DEV
  ? import.meta.glob<string>("../pictures/files/*.webp", { query: "?inline", import: "default" })
  : {};

/** `file`: "whey.webp". A file of a name never changes. */
export async function sendPicture(file: string, request: Request, env: Env): Promise<Response> {
  const found = await (env.ASSETS ? env.ASSETS.fetch(new URL(`/${file}`, request.url)) : findLive(file));
  if (!found?.ok) return new Response("Not found", { status: 404 });
  return new Response(found.body, {
    headers: { "content-type": "image/webp", "cache-control": "public, max-age=31536000" },
  });
}

async function findLive(file: string): Promise<Response | undefined> {
  const dataUrl = await LIVE_PICTURES[`../pictures/files/${file}`]?.();
  return dataUrl === undefined ? undefined : fetch(dataUrl);
}
