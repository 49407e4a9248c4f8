import { expect } from "vitest";
import type { DemoShop } from "./demo-shop.ts";
import { readSample } from "./replay.ts";

const NODES_MAX = 3;

/**
 * For responses that depend on the whole recorded shop: every field exists, null only where the recorded one is, and in
 * the same format. Ignores ids, names and amounts; compares the first nodes of lists. `ofContent`: fields that one shop has filled in
 * and another hasn't, a category's picture say.
 */
export async function expectSameShape(shop: DemoShop, sample: string, ofContent: string[] = []): Promise<void> {
  const { status, body } = await shop.replay(sample);
  const { response } = readSample(sample);
  expect(status).toBe(response.status);
  expect(body.errors?.map(({ message }) => message)).toEqual(response.body.errors?.map(({ message }) => message));
  compareShape(body.data, [response.body.data], sample, ofContent);
}

/** `recorded`: all values at this path of the recorded response; of a list, those of all its nodes. */
function compareShape(actual: unknown, recorded: unknown[], place: string, ofContent: string[]): void {
  if (ofContent.some((field) => place.endsWith(`.${field}`))) return;
  if (actual === null || recorded.every((one) => one === null)) {
    expect(recorded.includes(actual), `${place}: ${JSON.stringify(actual)}`).toBe(true);
  } else if (Array.isArray(actual)) {
    const nodes = recorded.filter((one) => Array.isArray(one)).flat();
    const isNested = place.includes(".nodes.");
    expect(actual.length > 0 || nodes.length === 0 || isNested, `${place} isn't empty`).toBe(true);
    if (nodes.length > 0)
      for (const node of actual.slice(0, NODES_MAX)) compareShape(node, ofSameType(nodes, node), place, ofContent);
  } else if (isObject(actual)) {
    const objects = recorded.filter(isObject);
    for (const [key, value] of Object.entries(actual)) {
      const known = objects.map((one) => one[key]).filter((one) => one !== undefined);
      expect(known.length, `${place}.${key} was recorded`).toBeGreaterThan(0);
      compareShape(value, known, `${place}.${key}`, ofContent);
    }
  } else {
    expect(recorded.map(describe), place).toContain(describe(actual));
  }
}

/** A product is compared with those of its own type, if the recorded list has any. */
function ofSameType(recorded: unknown[], actual: unknown): unknown[] {
  const typeOf = (value: unknown) => (isObject(value) ? value.__typename : undefined);
  const same = recorded.filter((one) => typeOf(one) === typeOf(actual));
  return same.length > 0 ? same : recorded;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
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
