import { DurableObject } from "cloudflare:workers";
import { languages } from "virtual:languages";
import type { Bindings } from "../../platform/hono-env";
import { listLanguages, readEnvironment, type Environment } from "../../platform/environment";
import { catalogScope } from "../store/scope";
import type { ChangeNotice } from "./change-notice";
import { openSyncService } from "./open-sync";
import type { SyncService } from "./sync-service";

/** Runs the sync of the catalog replica; one object per scope, named after it. SyncService explains each call. */
export class CatalogSyncObject extends DurableObject<Bindings> {
  #opened: Promise<SyncService> | null = null;

  ensureRunning() {
    return this.#call((service) => service.ensureRunning());
  }

  noteChanges(ids: number[]) {
    return this.#call((service) => service.noteChanges(ids));
  }

  noteDelivery(notice: ChangeNotice) {
    return this.#call((service) => service.noteDelivery(notice));
  }

  requestRun() {
    return this.#call((service) => service.requestRun());
  }

  noteEmptySearch(words: string) {
    return this.#call((service) => service.noteEmptySearch(words));
  }

  requestFullSync(options: { acceptDeletions: boolean }) {
    return this.#call((service) => service.requestFullSync(options));
  }

  readStatus() {
    return this.#call((service) => service.readStatus());
  }

  listEmptySearches() {
    return this.#call((service) => service.listEmptySearches());
  }

  findBySlug(slug: string) {
    return this.#call((service) => service.findBySlug(slug));
  }

  awaitSnapshot() {
    return this.#call((service) => service.awaitSnapshot());
  }

  override alarm() {
    return this.#call((service) => service.alarm());
  }

  /** The environment of the language that this object's name contains. The object of a former language stays idle. */
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
