import { DurableObject } from "cloudflare:workers";
import type { Bindings } from "../platform/hono-env";
import type { News } from "./cache-policy";
import { CatalogueNews, type Hearing, type NewsDesk, writeCatalogueVersion } from "./cache-invalidation";

/** Gives the catalogue a new version at every piece of news; there is one of it. */
export class CatalogueVersion extends DurableObject<Bindings> implements NewsDesk {
  readonly #news = new CatalogueNews(this.ctx.storage, (version) => writeCatalogueVersion(this.env.KV, version));

  hear(delivery: string, news: News, isUrgent: boolean): Promise<Hearing> {
    return this.#news.hear(delivery, news, isUrgent);
  }

  override alarm(): Promise<void> {
    return this.#news.wake();
  }
}
