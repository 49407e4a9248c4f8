import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "./bindings";
import { CatalogueNews, type Hearing, type NewsDesk } from "./catalogue-news";

const KEY = "catalogue-version";
/** Everybody's reading may be this much behind; KV takes no less. */
const BEHIND_SECONDS = 30;

/** The catalogue's version as this data centre knows it; null: it can't be read, and nothing is taken for outdated. */
export async function readCatalogueVersion(kv: KVNamespace): Promise<string | null> {
  try {
    return (await kv.get(KEY, { cacheTtl: BEHIND_SECONDS })) ?? "first";
  } catch (error) {
    console.error(JSON.stringify({ event: "version-unknown", message: String(error).slice(0, 200) }));
    return null;
  }
}

/** Gives the catalogue a new version at every piece of news; there is one of it. */
export class CatalogueVersion extends DurableObject<Bindings> implements NewsDesk {
  // Not counted up: two writes that overtake each other must never bring an earlier version back.
  readonly #news = new CatalogueNews(this.ctx.storage, () => this.env.KV.put(KEY, crypto.randomUUID()));

  hear(delivery: string, isUrgent: boolean): Promise<Hearing> {
    return this.#news.hear(delivery, isUrgent);
  }

  override alarm(): Promise<void> {
    return this.#news.wake();
  }
}

/** The one desk of this shop. */
export function openNewsDesk(namespace: Bindings["CATALOGUE_VERSION"]): NewsDesk {
  return namespace.get(namespace.idFromName("catalogue")) as unknown as NewsDesk;
}
