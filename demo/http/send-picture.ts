/** In the Worker itself: the Cloudflare plugin for Vite gives static assets to the entry Worker only. */
const PICTURES = import.meta.glob<string>("../pictures/files/*.webp", { query: "?inline", import: "default" });

const DATA_URL = /^data:([\w/]+);base64,(.*)$/s;

/** `file`: "whey.webp". A picture of a name never changes. */
export async function sendPicture(file: string): Promise<Response> {
  const load = PICTURES[`../pictures/files/${file}`];
  const [, type, base64] = DATA_URL.exec((await load?.()) ?? "") ?? [];
  if (type === undefined || base64 === undefined) return new Response("Not found", { status: 404 });
  return new Response(
    Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)),
    {
      headers: { "content-type": type, "cache-control": "public, max-age=31536000" },
    },
  );
}
