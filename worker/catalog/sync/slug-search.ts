const UNKNOWN_MS = 60_000;
const UNKNOWN_MAX = 1000;
const SLUG_LENGTH_MAX = 400;
/** A token bucket for backend requests: burst size, and refill per second. */
const BURST = 20;
const REFILL_PER_SECOND = 2;

export type SlugFinding = "written" | "unknown" | "failed";

/** Looks up unknown products by slug: coalesced, negatively cached for a minute, and rate limited as a whole. */
export class SlugSearch {
  readonly #find: (slug: string) => Promise<SlugFinding>;
  readonly #running = new Map<string, Promise<SlugFinding>>();
  readonly #unknown = new Map<string, number>();
  #tokens = BURST;
  #countedAt = 0;

  constructor(find: (slug: string) => Promise<SlugFinding>) {
    this.#find = find;
  }

  find(slug: string, now: number): Promise<SlugFinding> {
    if (slug === "" || slug.length > SLUG_LENGTH_MAX) return Promise.resolve("unknown");
    if ((this.#unknown.get(slug) ?? 0) > now) return Promise.resolve("unknown");
    const running = this.#running.get(slug);
    if (running) return running;
    if (!this.#takeToken(now)) return Promise.resolve("failed");
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

  /** Clears the negative cache after changes. */
  clear(): void {
    this.#unknown.clear();
  }

  #takeToken(now: number): boolean {
    this.#tokens = Math.min(BURST, this.#tokens + ((now - this.#countedAt) / 1000) * REFILL_PER_SECOND);
    this.#countedAt = now;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
