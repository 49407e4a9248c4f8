import { mergeFacets, NO_STATS, type CollectionStats, type ListingFacets } from "../shop/facets";
import { askFacets, isCountable } from "./catalog-facets";
import type { BackendClient } from "./client";
import { BackendFault } from "./errors";
import { countFilters, isCommon, type Choice } from "./listing-filters";
import { readIndex } from "./listing-index";
import { remember, type Memory } from "./memory";
import type { Result } from "./result";

/** Each costs the backend a question. */
const OWN_COUNTS_MAX = 4;

/**
 * What a listing can be filtered by, with counts for the current selection: a name's own choice is left out of its
 * counts, for inside a name it is OR (design §4). Without counts where they would take too long.
 */
export async function readFacets(
  client: BackendClient,
  memory: Memory,
  choice: Choice,
  taxonomies: string[],
): Promise<Result<ListingFacets>> {
  const count = (one: Choice) => countIn(client, memory, one, taxonomies);
  try {
    const all = { ...choice, attributes: {}, categories: [], price: null, onSale: false, ratings: [] };
    const offer = count(all);
    const [offered, counted] = await Promise.all([
      offer,
      countFilters(choice) > 0 ? countSelection(choice, count) : offer,
    ]);
    return { ok: true, value: mergeFacets(offered ?? NO_STATS, counted) };
  } catch (error) {
    if (error instanceof BackendFault) return { ok: false, failure: error.failure };
    throw error;
  }
}

type Count = (choice: Choice) => Promise<CollectionStats | null>;

async function countSelection(choice: Choice, count: Count): Promise<CollectionStats | null> {
  const all = await count(choice);
  // Where the backend counts by itself it leaves each name's own choice out.
  if (!all || isCountable(choice)) return all;
  const names = Object.keys(choice.attributes).slice(0, OWN_COUNTS_MAX);
  const [attributes, priced, rated] = await Promise.all([
    Promise.all(names.map((name) => count({ ...choice, attributes: omit(choice.attributes, name) }))),
    choice.price && count({ ...choice, price: null }),
    choice.ratings.length > 0 ? count({ ...choice, ratings: [] }) : null,
  ]);
  const own = names.flatMap((name, index) => attributes[index]?.attributes.filter((one) => one.name === name) ?? []);
  return {
    ...all,
    attributes: [...own, ...all.attributes.filter(({ name }) => !names.includes(name))],
    priceRange: priced?.priceRange ?? all.priceRange,
    ratings: rated?.ratings ?? all.ratings,
  };
}

// null: the ids aren't all known yet, and a wrong count is worse than none.
async function countIn(
  client: BackendClient,
  memory: Memory,
  choice: Choice,
  taxonomies: string[],
): Promise<CollectionStats | null> {
  if (choice.ids?.length === 0) return NO_STATS;
  const key = { kind: "facets" as const, of: { choice, taxonomies }, isCommon: isCommon(choice) };
  if (isCountable(choice)) return remember(memory, key, () => ask(client, choice, taxonomies));
  const index = await readIndex(client, memory, choice, { orderby: "date", order: "desc" });
  if (index.isPartial) return null;
  const ids = index.entries.map(({ id }) => id);
  return ids.length === 0 ? NO_STATS : remember(memory, key, () => ask(client, { ...choice, ids }, taxonomies));
}

async function ask(client: BackendClient, choice: Choice, taxonomies: string[]): Promise<CollectionStats> {
  const stats = await askFacets(client, choice, taxonomies);
  if (!stats.ok) throw new BackendFault(stats.failure);
  return stats.value;
}

function omit(attributes: Choice["attributes"], name: string): Choice["attributes"] {
  return Object.fromEntries(Object.entries(attributes).filter(([one]) => one !== name));
}
