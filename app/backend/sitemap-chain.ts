import { SITEMAP_STEPS_LATER, SITEMAP_STEPS_NOW } from "../config/limits";
import type { SitemapEntry, SitemapKind } from "../shop/sitemap";
import type { BackendClient } from "./client";
import { BackendFault } from "./errors";
import type { Memory, MemoryKey } from "./memory";
import { readSitemap } from "./sitemap";

/** Where the sitemaps of one kind start. The backend pages by cursor alone, so each is found from the one before it. */
interface Chain {
  /** Cursor before sitemap 1 (null), 2, 3, … */
  starts: (string | null)[];
  /** Whether the last of them is the last there is. */
  isWhole: boolean;
  /** Slug of the very first entry: a lost cursor leads back to it. */
  first: string | null;
}

const NOTHING: Chain = { starts: [null], isWhole: false, first: null };

function keyOf(kind: SitemapKind): MemoryKey {
  return { kind: "sitemaps", of: kind, isCommon: true };
}

/**
 * How many sitemaps of a kind are known; of a large shop some are found with each asking, and by the schedule
 * (docs/decisions/0016). 0 where there is nothing of it, or the backend has no such thing. Throws BackendFault where it
 * can't be asked.
 */
export async function countSitemaps(client: BackendClient, memory: Memory, kind: SitemapKind): Promise<number> {
  const known = await memory.read<Chain>(keyOf(kind));
  try {
    const chain = known?.value ?? (await extend(client, NOTHING, kind, SITEMAP_STEPS_NOW));
    if (!known) memory.later(() => memory.write(keyOf(kind), chain));
    if (!chain.isWhole || known?.isStale) memory.later(() => extendSitemaps(client, memory, kind));
    const isEmpty = chain.isWhole && chain.first === null && !hasOwnEntries(kind, 1);
    return isEmpty ? 0 : chain.starts.length;
  } catch (error) {
    if (error instanceof BackendFault && error.failure.kind === "refused") return 0;
    throw error;
  }
}

// Of WordPress's pages the first also names those that the shop has anyway; any other empty sitemap is an invalid one.
function hasOwnEntries(kind: SitemapKind, number: number): boolean {
  return kind === "pages" && number === 1;
}

/** The entries of a sitemap; null where none of that number is known, or nothing is in it. Throws BackendFault. */
export async function readSitemapPage(
  client: BackendClient,
  memory: Memory,
  kind: SitemapKind,
  number: number,
): Promise<SitemapEntry[] | null> {
  const known = await memory.read<Chain>(keyOf(kind));
  const chain = known?.value ?? (await extend(client, NOTHING, kind, SITEMAP_STEPS_NOW));
  const start = chain.starts[number - 1];
  if (start === undefined) return null;
  const { entries, next } = await readSitemap(client, kind, start);
  const isLost = start !== null && entries[0]?.slug === chain.first;
  const following = chain.starts[number];
  const hasMoved = following !== undefined && following !== next;
  if (isLost || hasMoved) {
    // What starts behind this one is looked for anew; a lost start is found from the one before it.
    const starts = chain.starts.slice(0, isLost ? number - 1 : number);
    memory.later(async () => {
      const found = await extend(client, { ...chain, starts, isWhole: false }, kind, SITEMAP_STEPS_LATER);
      await memory.write(keyOf(kind), found);
    });
  }
  if (isLost) throw new BackendFault({ kind: "bad-answer" });
  return entries.length > 0 || hasOwnEntries(kind, number) ? entries : null;
}

/** Finds more sitemaps of a kind, and looks whether the last one has gone on. Throws BackendFault. */
export async function extendSitemaps(client: BackendClient, memory: Memory, kind: SitemapKind): Promise<void> {
  const known = await memory.read<Chain>(keyOf(kind));
  const chain = await extend(client, known?.value ?? NOTHING, kind, SITEMAP_STEPS_LATER);
  await memory.write(keyOf(kind), chain);
}

async function extend(client: BackendClient, from: Chain, kind: SitemapKind, steps: number): Promise<Chain> {
  const chain = { ...from, starts: [...from.starts], isWhole: false };
  try {
    for (let step = 0; step < steps && !chain.isWhole; step++) {
      const start = chain.starts.at(-1) ?? null;
      const { entries, next } = await readSitemap(client, kind, start);
      if (start === null) chain.first = entries[0]?.slug ?? null;
      // A cursor that stands still would never end.
      if (next === null || chain.starts.includes(next)) chain.isWhole = true;
      else chain.starts.push(next);
    }
  } catch (error) {
    // What was found on the way is worth keeping.
    if (!(error instanceof BackendFault) || chain.starts.length === from.starts.length) throw error;
  }
  return chain;
}
