import type { Context } from "hono";
import type { Image } from "../../../app/domain/product/product";
import { readSlug } from "../../../app/domain/catalog/listing-scope";
import { shareUrl } from "../../../app/domain/seo/page-head";
import { readShareCardPath, type ShareCardKind } from "../../../app/domain/seo/share-image-path";
import type { ShopEnv } from "../../platform/hono-env";
import { createCatalog } from "../../catalog/catalog";
import { createContent } from "../../content/content";
import { openDefaultCache } from "../../platform/edge-cache";
import { fetchOriginal, readSource } from "../source";
import { fetchBackend } from "../../woocommerce/connection";
import type { ShareCard } from "./draw";

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;

const RETRY_SECONDS = "300";
const UNAVAILABLE = Symbol();

interface Subject extends ShareCard {
  image: Image | null;
}

/**
 * The picture that networks show beside a link, made of what the page says (docs/decisions/0025). Only of what the shop
 * has: nobody can put words of his own into it.
 */
export async function serveShareCard(c: Context<ShopEnv>): Promise<Response> {
  const { site, imageHosts } = c.get("environment");
  const asked = readShareCardPath(c.req.path);
  const subject = asked && (await findSubject(c, asked.kind, asked.slug).catch(orUnavailable));
  if (subject === UNAVAILABLE)
    return c.text("503 try again later", 503, { "cache-control": "no-store", "retry-after": RETRY_SECONDS });
  if (!subject) return c.text("404 no such picture", 404);
  const { image, ...card } = subject;
  const source = readSource(image ? new URL(image.sourceUrl, site.baseUrl).href : undefined, imageHosts);
  const cache = openDefaultCache();
  // By what is drawn, not by the address: whoever makes addresses up gets no new drawing.
  const key = `https://share-cards.internal/${await hash([card, source?.href, site.name, site.currency, site.priceDisplay])}`;
  const kept = await cache.match(key);
  if (kept) return new Response(kept.body, kept);
  try {
    const original = source && (await fetchOriginal(fetchBackend(c.env, c.get("environment")), source, imageHosts));
    const { drawShareCard } = await import("./draw");
    const isWhole = !source || original?.ok === true;
    const body = await drawShareCard(card, original?.ok ? original : null, site);
    const answer = new Response(body, {
      headers: {
        "content-type": "image/png",
        "cache-control": isWhole ? `public, max-age=${DAY_SECONDS}` : "no-store",
      },
    });
    const copy = answer.clone();
    copy.headers.set("cache-control", `public, max-age=${YEAR_SECONDS}`);
    if (isWhole) c.executionCtx.waitUntil(cache.put(key, copy));
    return answer;
  } catch (error) {
    console.error(JSON.stringify({ event: "share-card", message: String(error).slice(0, 200) }));
    return c.redirect(shareUrl(image, site), 302);
  }
}

// A backend that is down is thrown as the answer of a page (worker/data-cache/request-deadline.ts), which this isn't.
function orUnavailable(thrown: unknown): typeof UNAVAILABLE {
  if (thrown instanceof Error) throw thrown;
  return UNAVAILABLE;
}

async function findSubject(c: Context<ShopEnv>, kind: ShareCardKind, slug: string): Promise<Subject | null> {
  const environment = c.get("environment");
  const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work);
  const catalog = createCatalog(c.env, environment, later);
  const content = createContent(c.env, environment, later);
  const { site } = environment;
  switch (kind) {
    case "product": {
      const product = await catalog.findProduct(slug);
      if (!product) return null;
      const { name, brand, pricing, image } = product;
      return { title: name, above: brand?.name ?? "", price: pricing.lowest || null, image };
    }
    case "category": {
      const category = await catalog.findCategory(readSlug(slug));
      return category && { title: category.name, above: site.shortDescription, price: null, image: category.image };
    }
    case "post": {
      const post = await content.findPost(readSlug(slug));
      return post && { title: post.title, above: post.categories[0]?.name ?? "", price: null, image: post.image };
    }
  }
}

async function hash(of: unknown): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(of)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
