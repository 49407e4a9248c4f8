import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "vitest";
import { PAGE_DEADLINE_MS } from "../../app/config/limits";
import type { BuiltShop } from "./built-shop";

/** Asks the backend nothing. */
const QUIET = "/manifest.webmanifest";
const PAUSE_MS = 100;
/** What a page may take. */
const PATIENCE_MS = 4000;
/** A page waits in line more often than what is only said. */
const LINES = 3;
const TRIES = 3;

/** Gives the work a pulse for as long as it lasts. */
export async function withPulse(shop: BuiltShop, work: (pulse: Pulse) => Promise<unknown>): Promise<void> {
  const pulse = new Pulse(shop);
  await work(pulse).finally(() => pulse.stop());
}

/**
 * What is asked and read takes no longer than a page may, beside the machine's part in that time. A machine that others use, too,
 * may be late by itself: then it is asked again. Whatever waits for the backend twice in turn is late each time.
 */
export async function expectInTime(pulse: Pulse, what: string, ask: () => Promise<unknown>): Promise<void> {
  const lates: number[] = [];
  while (lates.length < TRIES) {
    const start = Date.now();
    await ask();
    const end = Date.now();
    const slowest = await pulse.findSlowest(start, end);
    const late = end - start - Math.min(PATIENCE_MS + LINES * slowest, 2 * PAGE_DEADLINE_MS);
    if (late < 0) return;
    lates.push(late);
  }
  expect.fail(`${what} is late by ${lates.join(", ")} ms`);
}

interface Beat {
  start: number;
  end: number;
}

/** Asks the shop for what needs no backend, again and again: how long that takes is the machine's part of every answer. */
export class Pulse {
  readonly #beats: Beat[] = [];
  #isOver = false;
  #beat: Promise<void> = Promise.resolve();
  readonly #beating: Promise<void>;

  constructor(shop: BuiltShop) {
    this.#beating = this.#goOn(shop);
  }

  /** The longest that one took in that time, in milliseconds. */
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
