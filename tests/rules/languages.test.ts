import { join } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { listFiles, readSource, ROOT } from "./source-files";

const ORIGINAL = "app/strings/bg/";
const OTHERS = ["app/strings/en/"];

/** Each file of each other language. */
const FILES = OTHERS.flatMap((folder) => listTexts(folder).map((name) => [folder, name]));

function listTexts(folder: string): string[] {
  return listFiles(/\.ts$/)
    .filter((path) => path.startsWith(folder) && !path.endsWith(".test.ts"))
    .map((path) => path.slice(folder.length));
}

async function readShape(path: string): Promise<unknown> {
  return describeShape({ ...((await import(join(ROOT, path))) as object) });
}

/** A text is "text", a function its count of parameters, anything else its parts. */
function describeShape(value: unknown): unknown {
  if (typeof value === "function") return `function of ${value.length}`;
  if (Array.isArray(value)) return value.map(describeShape);
  if (typeof value !== "object" || value === null) return typeof value === "string" ? "text" : value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, describeShape(part)]));
}

test.each(OTHERS)("%s has the same files as the Bulgarian texts", (folder) => {
  expect(listTexts(ORIGINAL).length).toBeGreaterThan(40);
  expect(listTexts(folder)).toEqual(listTexts(ORIGINAL));
});

test.each(FILES)("%s%s has the exports, keys and parameters of the Bulgarian file", async (folder, name) => {
  expect(await readShape(folder + name)).toEqual(await readShape(ORIGINAL + name));
});

// Tables that a file exports only through a function: a message that is missing becomes a vague one.
test.each(FILES)("%s%s has the keys of every table of the Bulgarian file", (folder, name) => {
  expect(listKeys(folder + name)).toEqual(listKeys(ORIGINAL + name));
});

// A build resolves no type of another language: one that is missing fails nowhere else.
test.each(FILES)("%s%s exports the types of the Bulgarian file", (folder, name) => {
  expect(listTypes(folder + name)).toEqual(listTypes(ORIGINAL + name));
});

function listTypes(path: string): string[] {
  const source = readSource(path);
  const declared = [...source.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name!);
  const passedOn = [...source.matchAll(/^export type \{([^}]*)\}/gm)].flatMap(([, names]) => names!.split(","));
  return [...declared, ...passedOn.map((name) => name.trim())].sort();
}

function listKeys(path: string): string[] {
  const keys = new Set<string>();
  // The program is a tree of nodes, strings and numbers: JSON.parse visits them all.
  JSON.parse(JSON.stringify(parseSync(path, readSource(path)).program), (_, node: unknown) => {
    if (isProperty(node)) keys.add(String(node.key.name ?? node.key.value));
    return node;
  });
  return [...keys].sort();
}

/** A key of an object or of a pattern that takes one apart (https://github.com/estree/estree). */
function isProperty(node: unknown): node is { key: { name?: string; value?: string | number } } {
  return (node as { type?: string } | null)?.type === "Property";
}
