/** What one delivery says has changed. */
export interface Notice {
  /** Products and variations that changed or are gone. */
  ids: number[];
  /** Terms, currency, tax display: the next run reads them all. */
  isSetting: boolean;
  /** Menus, texts, posts. */
  isContent: boolean;
  /** Everything that is cached is outdated. */
  isPurge: boolean;
}

/** What `npm run cache:purge` says. */
const PURGE = "shop.purge";
/** What the WordPress plugin says: `{"ids": [1, 2], "kinds": ["product"]}`. */
const CHANGED = "catalog.changed";
const IDS_MAX = 1000;

/** A signed delivery as WooCommerce, the plugin or a purge sends it; null: it isn't about what catalog pages show. */
export function readNotice(topic: string, body: string): Notice | null {
  if (/^(order|customer|coupon)\./.test(topic)) return null;
  const isPurge = topic === PURGE;
  if (topic.startsWith("product."))
    return { ids: readIds([readObject(body).id]), isSetting: false, isContent: false, isPurge };
  if (topic !== CHANGED) return { ids: [], isSetting: isPurge, isContent: true, isPurge };
  const { ids, kinds } = readObject(body);
  const known = Array.isArray(kinds) ? kinds : [];
  return {
    ids: readIds(Array.isArray(ids) ? ids : []),
    isSetting: known.includes("term") || known.includes("setting"),
    isContent: known.includes("content"),
    isPurge,
  };
}

function readObject(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function readIds(values: unknown[]): number[] {
  const ids = values.filter((id): id is number => Number.isSafeInteger(id) && (id as number) > 0);
  return [...new Set(ids)].slice(0, IDS_MAX);
}
