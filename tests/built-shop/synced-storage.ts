import { createHmac } from "node:crypto";
import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { SyncStatus } from "../../worker/catalog/sync/sync-status";
import type { BuiltWorker } from "../../scripts/build/read-worker";
import { ROOT } from "../rules/source-files";

/** Linux only. */
const MEMORY_DISK = "/dev/shm";
const MEMORY_DISK_MIN = 2 * 1024 ** 3;
const DEMO_SECRET = "invalidations-of-the-demo-change-no-money";
/** Alarms count nanoseconds. */
const YEAR_NS = 365n * 86_400_000_000_000n;
const PAUSE_MS = 100;
const TEMPLATES_MS = 30 * 60_000;
/** Where wrangler puts it. */
const EMPTY = "v3";
const SYNCED = "synced";

/** Storage in memory where there is room: on disk it takes a fifth of the time. */
export function makeStorage(name: string): string {
  const { bavail, bsize } = existsSync(MEMORY_DISK) ? statfsSync(MEMORY_DISK) : { bavail: 0, bsize: 0 };
  return mkdtempSync(join(bavail * bsize > MEMORY_DISK_MIN ? MEMORY_DISK : tmpdir(), name));
}

/** Folders to copy for a shop that begins with the shop's tables alone, or with the demo's catalog synchronized too. */
interface Templates {
  empty: string;
  synced: string;
}

/**
 * Both, in all languages of the build. Making them takes half a minute, so they are cached: two parts of `npm test`
 * use them, and so does every run over the same build within half an hour.
 */
export async function findTemplates(shop: BuiltWorker, demo: BuiltWorker): Promise<Templates> {
  const build = readFileSync(join(ROOT, ".cache/built-sources"), "utf8");
  const made = join(ROOT, ".cache/test-storage");
  mkdirSync(made, { recursive: true });
  const ages = readdirSync(made).map((name) => ({ name, age: Date.now() - statSync(join(made, name)).mtimeMs }));
  for (const { name, age } of ages) if (age > 2 * TEMPLATES_MS) rmSync(join(made, name), { recursive: true });
  let found = ages.find(({ name, age }) => name.startsWith(`${build}-`) && age < TEMPLATES_MS)?.name;
  if (!found) {
    const folder = makeStorage("templates-");
    await makeSyncedStorage(makeEmptyStorage(folder), shop, demo);
    found = `${build}-${process.pid}`;
    cpSync(folder, join(made, `unfinished-${process.pid}`), { recursive: true });
    renameSync(join(made, `unfinished-${process.pid}`), join(made, found));
    rmSync(folder, { recursive: true });
  }
  const storage = makeStorage("shops-");
  cpSync(join(made, found), storage, { recursive: true });
  return { empty: join(storage, EMPTY), synced: join(storage, SYNCED) };
}

function makeEmptyStorage(folder: string): string {
  execFileSync("node", ["scripts/migrate.mjs", folder], { stdio: "inherit" });
  return join(folder, EMPTY);
}

async function makeSyncedStorage(empty: string, shop: BuiltWorker, demo: BuiltWorker): Promise<void> {
  const storage = join(dirname(empty), SYNCED);
  cpSync(empty, storage, { recursive: true });
  const options = convertV4MiniflareOptions({ resourcePersistencePath: storage, workers: [shop, demo] });
  const server = new Miniflare({ ...options, handleStructuredLogs: () => undefined });
  const url = await server.ready;
  await runSync(url);
  await server.dispose();
  // Pages that were cached meanwhile.
  rmSync(join(storage, "cache"), { recursive: true, force: true });
  postponeAlarms(join(storage, "do/shop-CatalogSyncObject"));
}

/** Beside the template, and removed with it where nobody closes the shop. */
export function copyStorage(template: string): string {
  const storage = mkdtempSync(join(dirname(template), "shop-"));
  cpSync(template, storage, { recursive: true });
  return storage;
}

/** Synchronizes as `npm run catalog:sync -- --full` does, and waits until it is published. */
export async function runSync(url: URL | string, isFull = true): Promise<void> {
  const before = await send(url, { command: "status" });
  await send(url, { command: "sync", isFull, acceptDeletions: isFull });
  for (;;) {
    const now = await send(url, { command: "status" });
    if (now.every((status, language) => isThrough(status, before[language]!, isFull))) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function isThrough(status: SyncStatus, before: SyncStatus, isFull: boolean): boolean {
  const { run, snapshot, lastFullAt, lastIncrementalAt, pendingSince, arePostsComplete, isDirty } = status;
  return (
    run === null &&
    pendingSince === null &&
    arePostsComplete &&
    !isDirty &&
    (lastIncrementalAt ?? 0) > (before.lastIncrementalAt ?? 0) &&
    snapshot?.completeAt != null &&
    (!isFull || (lastFullAt ?? 0) > (before.lastFullAt ?? 0))
  );
}

/** Resolves to the status of each language. */
async function send(url: URL | string, given: object): Promise<SyncStatus[]> {
  const body = JSON.stringify({ ...given, at: Date.now() });
  const signature = createHmac("sha256", DEMO_SECRET).update(body).digest("base64");
  const headers = { "x-wc-webhook-signature": signature, "content-type": "application/json" };
  const answer = await fetch(new URL("/webhooks/catalog", url), { method: "POST", body, headers });
  if (!answer.ok) throw new Error(`/webhooks/catalog: ${answer.status} ${await answer.text()}`);
  const { status, translations } = (await answer.json()) as {
    status: SyncStatus;
    translations: Record<string, SyncStatus>;
  };
  return [status, ...Object.values(translations)];
}

// The next incremental sync must not run while a test counts queries.
function postponeAlarms(folder: string): void {
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".sqlite"))) {
    const database = new DatabaseSync(join(folder, file));
    const has = (table: string) => database.prepare("SELECT 1 FROM sqlite_master WHERE name = ?").get(table);
    if (has("_cf_ALARM")) database.prepare("UPDATE _cf_ALARM SET scheduled_time = scheduled_time + ?").run(YEAR_NS);
    // The alarm's key in newer versions.
    if (has("_cf_METADATA")) database.prepare("UPDATE _cf_METADATA SET value = value + ? WHERE key = 1").run(YEAR_NS);
    database.close();
  }
}
