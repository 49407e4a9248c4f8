import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { PAGE_DEADLINE_MS } from "../../app/config/limits";
import type { BuiltShop } from "./built-shop";

/** A path that needs no backend. */
const QUIET = "/manifest.webmanifest";
const PAUSE_MS = 100;
/** How long a page may take. */
const PAGE_MAX_MS = 4000;
/** How many times as long as the probe's a page's own work may take. */
const PROBES_A_PAGE = 3;
const TRIES = 3;

/** Runs the work with a latency probe beside it. */
export async function withLatencyProbe(
  shop: BuiltShop,
  work: (pulse: LatencyProbe) => Promise<unknown>,
): Promise<void> {
  const pulse = new LatencyProbe(shop);
  await work(pulse).finally(() => pulse.stop());
}

/**
 * Requesting and reading takes no longer than a page may, plus the machine's latency at that time. A shared machine
 * may be slow by itself, so it is retried. A page that waits for the backend twice in a row is late each time.
 */
export async function expectInTime(pulse: LatencyProbe, what: string, ask: () => Promise<unknown>): Promise<void> {
  const lates: number[] = [];
  while (lates.length < TRIES) {
    const start = Date.now();
    await ask();
    const end = Date.now();
    const slowest = await pulse.findSlowest(start, end);
    const late = end - start - Math.min(PAGE_MAX_MS + PROBES_A_PAGE * slowest, 2 * PAGE_DEADLINE_MS);
    if (late < 0) return;
    lates.push(late);
  }
  expect.fail(`${what} is late by ${lates.join(", ")} ms`);
}

interface Beat {
  start: number;
  end: number;
}

/** Repeatedly requests a path that needs no backend: its duration is the machine's part of every response time. */
export class LatencyProbe {
  readonly #beats: Beat[] = [];
  #isOver = false;
  #beat: Promise<void> = Promise.resolve();
  readonly #beating: Promise<void>;

  constructor(shop: BuiltShop) {
    this.#beating = this.#goOn(shop);
  }

  /** The longest probe in that time, in milliseconds. */
  async findSlowest(start: number, end: number): Promise<number> {
    await this.#beat;
    const meanwhile = this.#beats.filter((beat) => beat.end >= start && beat.start <= end);
    return Math.max(0, ...meanwhile.map((beat) => beat.end - beat.start));
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#beating;
  }

  async #goOn(shop: BuiltShop): Promise<void> {
    while (!this.#isOver) {
      this.#beat = this.#beatOnce(shop);
      await this.#beat;
      await sleep(PAUSE_MS);
    }
  }

  async #beatOnce(shop: BuiltShop): Promise<void> {
    const start = Date.now();
    await (await shop.visit().open(QUIET)).text();
    this.#beats.push({ start, end: Date.now() });
  }
}
