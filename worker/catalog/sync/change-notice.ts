import * as v from "valibot";

/** The changes that a webhook delivery reports. */
export interface ChangeNotice {
  /** Products and variations that changed or were deleted. */
  ids: number[];
  /** Posts and pages that changed or were deleted. */
  posts: number[];
  /** Terms, currency or tax display: the next run reads all of them. */
  isSetting: boolean;
  /** Menus, texts, posts. */
  isContent: boolean;
  /** Couriers, or their offices. */
  areCouriers: boolean;
  /** All cached pages are outdated. */
  isPurge: boolean;
}

/** Topic of `npm run cache:purge`. */
const PURGE = "shop.purge";
/** Topic of the WordPress plugin: `{"ids": [1, 2], "posts": [3], "kinds": ["product", "content", "couriers"]}`. */
const CHANGED = "catalog.changed";
const IDS_MAX = 1000;

/** The fields of a JSON object; {} for anything else. */
const FIELDS = v.fallback(v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())), {});

const NOTHING: ChangeNotice = {
  ids: [],
  posts: [],
  isSetting: false,
  isContent: false,
  areCouriers: false,
  isPurge: false,
};

/** Parses a signed delivery from WooCommerce, the plugin or a purge; null: it doesn't concern catalog pages. */
export function parseNotice(topic: string, body: string): ChangeNotice | null {
  if (/^(order|customer|coupon)\./.test(topic)) return null;
  const isPurge = topic === PURGE;
  if (topic.startsWith("product.")) {
    // When a variation is saved, WooCommerce reports only the variation, but it is part of its product's row.
    const { id, parent_id: parent } = v.parse(FIELDS, body);
    return { ...NOTHING, ids: readIds([id, parent]), isPurge };
  }
  if (topic !== CHANGED) return { ...NOTHING, isSetting: isPurge, isContent: true, areCouriers: isPurge, isPurge };
  const { ids, posts, kinds } = v.parse(FIELDS, body);
  const known = Array.isArray(kinds) ? kinds : [];
  return {
    ids: readIds(ids),
    posts: readIds(posts),
    isSetting: known.includes("term") || known.includes("setting"),
    isContent: known.includes("content"),
    areCouriers: known.includes("couriers"),
    isPurge,
  };
}

function readIds(values: unknown): number[] {
  const ids = (Array.isArray(values) ? (values as unknown[]) : []).filter(
    (id): id is number => Number.isSafeInteger(id) && (id as number) > 0,
  );
  return [...new Set(ids)].slice(0, IDS_MAX);
}
