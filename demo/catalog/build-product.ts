import type { DemoProduct, DemoVariation } from "./types.ts";

type Status = DemoProduct["status"];
/** Regular price and, where there is a reduction, the sale price. */
type Prices = [regular: string, sale?: string];

interface ProductSeed {
  id: number;
  slug: string;
  name: string;
  sku: string;
  /** Slug of a term of pa_brands. */
  brand: string;
  categories: string[];
  rating: [average: number, count: number];
  short: string;
  long: string[];
  pictures: string[];
  tags?: string[];
  attributes?: Record<string, string[]>;
  weight?: string;
  soldIndividually?: boolean;
  visibility?: DemoProduct["visibility"];
  published?: boolean;
}

interface SimpleSeed extends ProductSeed {
  prices: Prices | null;
  stock?: number | null;
  status?: Status;
  lowStockAmount?: number;
  virtual?: boolean;
  downloadable?: boolean;
}

interface VariableSeed extends ProductSeed {
  /** Attribute -> terms; every combination becomes a variation. [""] makes one that stands for any term. */
  varyBy: Record<string, string[]>;
  prices: Prices;
  defaults?: Record<string, string>;
  /** These three go by term ("2-kg") or by combination ("shokolad/2-kg"); the combination takes precedence. */
  pricesOf?: Record<string, Prices>;
  stockOf?: Record<string, number | Exclude<Status, "IN_STOCK">>;
  pictureOf?: Record<string, string>;
  /** Its variations are virtual; their stock is not managed. */
  virtual?: boolean;
}

interface ExternalSeed extends ProductSeed {
  prices: Prices;
  externalUrl: string;
  buttonText: string;
}

interface GroupedSeed extends ProductSeed {
  grouped: number[];
}

const FIRST_PRODUCT_ID = 101;
const FIRST_LATER_ID = 200;
const FIRST_VARIATION_ID = 1001;
const VARIATIONS_PER_PRODUCT_MAX = 40;
const DAY_MS = 86_400_000;
const SUMMERS = [
  ["2025-03-30", "2025-10-26"],
  ["2026-03-29", "2026-10-25"],
] as const;

/** The first products are of 2026, the later ones of 2025 and 2026. The step shares no factor with the range: the days differ. */
function dateOf(id: number): string {
  const step = (id - FIRST_PRODUCT_ID) * 37;
  const isFirst = id < FIRST_LATER_ID;
  const day = new Date(
    (isFirst ? Date.UTC(2026, 0, 5) : Date.UTC(2025, 0, 7)) + (step % (isFirst ? 251 : 631)) * DAY_MS,
  );
  const date = day.toISOString().slice(0, 10);
  const hour = String(8 + (id % 10)).padStart(2, "0");
  const minute = String((id * 7) % 60).padStart(2, "0");
  const isSummer = SUMMERS.some(([from, to]) => date >= from && date < to);
  const offset = isSummer ? "+03:00" : "+02:00";
  return `${date}T${hour}:${minute}:00${offset}`;
}

function base(seed: ProductSeed): DemoProduct {
  const [averageRating, reviewCount] = seed.rating;
  return {
    id: seed.id,
    type: "SIMPLE",
    slug: seed.slug,
    name: seed.name,
    sku: seed.sku,
    brand: seed.brand,
    categories: seed.categories,
    tags: seed.tags ?? [],
    date: dateOf(seed.id),
    regularPrice: null,
    salePrice: null,
    stock: null,
    status: "IN_STOCK",
    lowStockAmount: null,
    soldIndividually: seed.soldIndividually ?? false,
    virtual: false,
    downloadable: false,
    visibility: seed.visibility ?? "VISIBLE",
    published: seed.published ?? true,
    weight: seed.weight ?? null,
    totalSales: reviewCount * 7 + (seed.id % 13),
    averageRating,
    reviewCount,
    shortDescription: p(seed.short),
    description: seed.long.join("\n"),
    pictures: seed.pictures,
    attributes: { pa_brands: [seed.brand], ...seed.attributes },
    varyBy: [],
    defaultAttributes: {},
    variations: [],
    externalUrl: null,
    buttonText: null,
    grouped: [],
  };
}

export function simple(seed: SimpleSeed): DemoProduct {
  const isCounted = !seed.virtual && seed.status === undefined;
  return {
    ...base(seed),
    regularPrice: seed.prices?.[0] ?? null,
    salePrice: seed.prices?.[1] ?? null,
    stock: seed.stock !== undefined ? seed.stock : isCounted ? 12 + ((seed.id * 11) % 47) : null,
    status: seed.status ?? "IN_STOCK",
    lowStockAmount: seed.lowStockAmount ?? null,
    virtual: seed.virtual ?? false,
    downloadable: seed.downloadable ?? false,
  };
}

export function variable(seed: VariableSeed): DemoProduct {
  const varied = Object.fromEntries(
    Object.entries(seed.varyBy).filter(([, terms]) => terms.every((term) => term !== "")),
  );
  const product = base(seed);
  const variations = combine(seed.varyBy).map((attributes, index) => variation(seed, attributes, index));
  const isForSale = variations.some((one) => one.status !== "OUT_OF_STOCK");
  return {
    ...product,
    type: "VARIABLE",
    status: isForSale ? "IN_STOCK" : "OUT_OF_STOCK",
    attributes: { ...product.attributes, ...varied },
    varyBy: Object.keys(seed.varyBy),
    defaultAttributes: seed.defaults ?? {},
    variations,
  };
}

export function external(seed: ExternalSeed): DemoProduct {
  const { externalUrl, buttonText, prices } = seed;
  return {
    ...base(seed),
    type: "EXTERNAL",
    regularPrice: prices[0],
    salePrice: prices[1] ?? null,
    externalUrl,
    buttonText,
  };
}

export function grouped(seed: GroupedSeed): DemoProduct {
  return { ...base(seed), type: "GROUPED", grouped: seed.grouped };
}

function variation(seed: VariableSeed, attributes: Record<string, string>, index: number): DemoVariation {
  if (index >= VARIATIONS_PER_PRODUCT_MAX) throw new Error(`${seed.slug}: too many variations for its block of ids`);
  const id = FIRST_VARIATION_ID + (seed.id - FIRST_PRODUCT_ID) * VARIATIONS_PER_PRODUCT_MAX + index;
  const terms = Object.values(attributes).filter((term) => term !== "");
  const [regularPrice, salePrice] = ruleFor(seed.pricesOf, terms) ?? seed.prices;
  const stock = seed.virtual ? null : (ruleFor(seed.stockOf, terms) ?? 4 + ((id * 7) % 23));
  return {
    id,
    sku: [seed.sku, ...terms].join("-").toUpperCase(),
    attributes,
    regularPrice,
    salePrice: salePrice ?? null,
    stock: typeof stock === "string" ? 0 : stock,
    status: typeof stock === "string" ? stock : "IN_STOCK",
    ...(seed.virtual && { virtual: true }),
    picture: ruleFor(seed.pictureOf, terms) ?? null,
  };
}

function ruleFor<Rule>(rules: Record<string, Rule> | undefined, terms: string[]): Rule | undefined {
  const key = [terms.join("/"), ...terms].find((candidate) => rules && candidate in rules);
  return key === undefined ? undefined : rules?.[key];
}

function combine(varyBy: Record<string, string[]>): Record<string, string>[] {
  return Object.entries(varyBy).reduce<Record<string, string>[]>(
    (rows, [name, terms]) => rows.flatMap((row) => terms.map((term) => ({ ...row, [name]: term }))),
    [{}],
  );
}

export function p(text: string): string {
  return `<p>${text}</p>`;
}

export function h2(text: string): string {
  return `<h2>${text}</h2>`;
}

export function ul(...items: string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}

/** The first row is the head. */
export function table(head: string[], ...rows: string[][]): string {
  const line = (cells: string[], tag: "th" | "td") =>
    `<tr>${cells.map((cell) => (cell ? `<${tag}>${cell}</${tag}>` : "<td></td>")).join("")}</tr>`;
  return `<table><thead>${line(head, "th")}</thead><tbody>${rows.map((row) => line(row, "td")).join("")}</tbody></table>`;
}
