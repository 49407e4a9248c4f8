// `node --expose-gc tests/load/build-catalog.mjs SIZE FILE`: builds a snapshot of a generated shop, writes it to FILE and
// prints how long that took and how much memory was in use at most: a process of its own, with nothing else in it.
import { writeFileSync } from "node:fs";
import { createIndexBuilder } from "../../worker/catalog/index/build-index.ts";
import { bulgarian } from "../../app/domain/search/bulgarian/bulgarian.ts";
import { generateProducts, generateVocabulary } from "./generated-catalog.mjs";

const [size, file] = [Number(process.argv[2]), process.argv[3]];
const SAMPLES = 20;

/** What can't be collected, in bytes. */
function inUse() {
  globalThis.gc();
  const { heapUsed, external, arrayBuffers } = process.memoryUsage();
  return heapUsed + Math.max(external, arrayBuffers);
}

function used(start) {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

const empty = inUse();
const residentBefore = process.memoryUsage.rss();
let peak = 0;
const builder = createIndexBuilder(generateVocabulary(size), bulgarian);
let added = 0;
let microseconds = 0;
for (const product of generateProducts(size)) {
  const start = process.cpuUsage();
  builder.add(product);
  microseconds += used(start);
  if (++added % Math.ceil(size / SAMPLES) === 0) peak = Math.max(peak, inUse() - empty);
}
const start = process.cpuUsage();
const snapshot = builder.finish();
microseconds += used(start);
// While the builder's tables and the snapshot stand side by side.
peak = Math.max(peak, inUse() - empty);
writeFileSync(file, snapshot);
// The system's own figure, with what only waits to be collected.
const resident = process.resourceUsage().maxRSS * 1024 - residentBefore;
console.log(JSON.stringify({ milliseconds: microseconds / 1000, peak, resident, bytes: snapshot.byteLength }));
