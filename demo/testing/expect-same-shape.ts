import { expect } from "vitest";
import type { DemoShop } from "./demo-shop.ts";
import { readSample } from "./replay.ts";

/**
 * For answers that hang on the whole recorded shop: every field is there, null only where the recorded one is, and in
 * the same format. Ids, names and amounts aside; of lists the first nodes.
 */
export async function expectSameShape(shop: DemoShop, sample: string): Promise<void> {
  const { status, body } = await shop.replay(sample);
  const { response } = readSample(sample);
  expect(status).toBe(response.status);
  expect(body.errors?.map(({ message }) => message)).toEqual(response.body.errors?.map(({ message }) => message));
  compareShape(body.data, response.body.data, sample);
}

function compareShape(actual: unknown, recorded: unknown, place: string): void {
  if (Array.isArray(recorded)) {
    expect(Array.isArray(actual), place).toBe(true);
    const length = Math.min(recorded.length, (actual as unknown[]).length, 3);
    const isNested = place.includes(".nodes.");
    expect(length > 0 || recorded.length === 0 || isNested, `${place} isn't empty`).toBe(true);
    for (let index = 0; index < length; index += 1) {
      compareShape((actual as unknown[])[index], findSameType(recorded, (actual as unknown[])[index], index), place);
    }
  } else if (typeof recorded === "object" && recorded !== null && typeof actual === "object" && actual !== null) {
    for (const [key, value] of Object.entries(actual)) {
      const known = (recorded as Record<string, unknown>)[key];
      expect(known, `${place}.${key} was recorded`).not.toBeUndefined();
      if (value !== null && known !== null) compareShape(value, known, `${place}.${key}`);
    }
  } else {
    expect(describe(actual), place).toBe(describe(recorded));
  }
}

/** A product is compared with one of its own type, if the recorded list has one. */
function findSameType(recorded: unknown[], actual: unknown, index: number): unknown {
  const typeOf = (value: unknown) => (value as Record<string, unknown> | null)?.["__typename"];
  return recorded.find((one) => typeOf(one) === typeOf(actual)) ?? recorded[index];
}

const FORMATS: [name: string, pattern: RegExp][] = [
  ["cursor", /^YXJyYXljb25uZWN0aW9u/],
  ["raw price", /^\d+\.\d{2}$/],
  ["price of the database", /^\d+\.\d{4}$/],
  ["price", /^[\d ]+,\d\d&nbsp;лв\.$/],
  ["date", /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/],
  ["date with zone", /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+\d\d:\d\d$/],
  ["address", /^https?:/],
  ["path", /^\//],
  ["HTML", /^<p>[^]*<\/p>\n$/],
];

function describe(value: unknown): string {
  if (typeof value !== "string") return value === null ? "null" : typeof value;
  return FORMATS.find(([, pattern]) => pattern.test(value))?.[0] ?? "text";
}
