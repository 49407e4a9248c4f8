const UNKNOWN_MS = 60_000;
const UNKNOWN_MAX = 1000;
const SLUG_LENGTH_MAX = 400;
/** Queries to the backend: so many at once, and then so many a second. */
const BURST = 20;
const A_SECOND = 2;

export type SlugFinding = "written" | "unknown" | "failed";

/** Looks for products by slugs that no row has: each once at a time, not again for a minute, and not too many altogether. */
export class SlugSearch {
  readonly #find: (slug: string) => Promise<SlugFinding>;
  readonly #running = new Map<string, Promise<SlugFinding>>();
  readonly #unknown = new Map<string, number>();
  #left = BURST;
  #countedAt = 0;

  constructor(find: (slug: string) => Promise<SlugFinding>) {
    this.#find = find;
  }

  find(slug: string, now: number): Promise<SlugFinding> {
    if (slug === "" || slug.length > SLUG_LENGTH_MAX) return Promise.resolve("unknown");
    if ((this.#unknown.get(slug) ?? 0) > now) return Promise.resolve("unknown");
    const running = this.#running.get(slug);
    if (running) return running;
    if (!this.#spend(now)) return Promise.resolve("failed");
    const found = this.#run(slug, now).finally(() => this.#running.delete(slug));
    this.#running.set(slug, found);
    return found;
  }

  async #run(slug: string, now: number): Promise<SlugFinding> {
    const found = await this.#find(slug);
    if (found === "unknown") {
      const [oldest] = this.#unknown.keys();
      if (this.#unknown.size >= UNKNOWN_MAX && oldest !== undefined) this.#unknown.delete(oldest);
      this.#unknown.set(slug, now + UNKNOWN_MS);
    }
    return found;
  }

  /** What was found before may have changed. */
  forget(): void {
    this.#unknown.clear();
  }

  #spend(now: number): boolean {
    this.#left = Math.min(BURST, this.#left + ((now - this.#countedAt) / 1000) * A_SECOND);
    this.#countedAt = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
