import { DurableObject } from "cloudflare:workers";
import { languages } from "virtual:languages";
import type { Bindings } from "../../platform/hono-env";
import { listLanguages, readEnvironment, type Environment } from "../../platform/environment";
import { catalogScope } from "../store/scope";
import type { ChangeNotice } from "./change-notice";
import type { SnapshotPointer } from "../store/snapshot-store";
import { openSyncService } from "./open-sync";
import type { EmptySearches } from "./state/empty-searches";
import type { SlugFinding } from "./slug-search";
import type { SyncService } from "./sync-service";
import type { SyncCalls, SyncStatus } from "./sync-status";

/** Runs the sync of the catalog replica; one object per scope, named by it. */
export class CatalogSyncObject extends DurableObject<Bindings> implements SyncCalls {
  #opened: Promise<SyncService> | null = null;

  ensureRunning(): Promise<void> {
    return this.#call((service) => service.ensureRunning());
  }

  noteChanges(ids: number[]): Promise<void> {
    return this.#call((service) => service.noteChanges(ids));
  }

  noteDelivery(notice: ChangeNotice): Promise<void> {
    return this.#call((service) => service.noteDelivery(notice));
  }

  requestRun(): Promise<void> {
    return this.#call((service) => service.requestRun());
  }

  noteEmptySearch(words: string): Promise<void> {
    return this.#call((service) => service.noteEmptySearch(words));
  }

  requestFullSync(options: { acceptDeletions?: boolean }): Promise<void> {
    return this.#call((service) => service.requestFullSync(options));
  }

  readStatus(): Promise<SyncStatus> {
    return this.#call((service) => service.readStatus());
  }

  listEmptySearches(): Promise<EmptySearches[]> {
    return this.#call((service) => service.listEmptySearches());
  }

  findBySlug(slug: string): Promise<SlugFinding> {
    return this.#call((service) => service.findBySlug(slug));
  }

  awaitSnapshot(): Promise<SnapshotPointer | null> {
    return this.#call((service) => service.awaitSnapshot());
  }

  override alarm(): Promise<void> {
    return this.#call((service) => service.alarm());
  }

  /** The environment of this object's language, which its name has. A former language's object stays idle. */
  #findEnvironment(): Environment {
    const environment = readEnvironment(this.env);
    const { CATALOG_SYNC } = this.env;
    const isOwn = (one: Environment) => CATALOG_SYNC.idFromName(catalogScope(one)).equals(this.ctx.id);
    return listLanguages(environment).find(isOwn) ?? environment;
  }

  /** Another language's sync runs that language's code, which writes its paths into menus and texts. */
  async #open(): Promise<SyncService> {
    const environment = this.#findEnvironment();
    const other = await languages[environment.language]?.();
    const open = other ? other.default.openSyncService : openSyncService;
    return open(this.ctx.storage, this.env, environment);
  }

  async #call<T>(work: (service: SyncService) => Promise<T>): Promise<T> {
    this.#opened ??= this.#open();
    try {
      return await work(await this.#opened);
    } catch (error) {
      // A failed initialization is retried by the next call.
      this.#opened.catch(() => (this.#opened = null));
      throw error;
    }
  }
}
