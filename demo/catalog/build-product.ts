import type { ProductSeed, SimpleSeed, VariableSeed } from "./product-seed.ts";
import type { DemoProduct, DemoVariation } from "./types.ts";

const FIRST_PRODUCT_ID = 101;
const FIRST_VARIATION_ID = 1001;
const VARIATIONS_PER_PRODUCT_MAX = 40;

export function buildProduct(seed: ProductSeed): DemoProduct {
  const product = base(seed);
  switch (seed.type) {
    case "simple":
      return { ...product, ...simple(seed) };
    case "variable":
      return { ...product, ...variable(seed, product) };
    case "external": {
      const { externalUrl, buttonText, prices } = seed;
      return { ...product, regularPrice: prices[0], salePrice: prices[1] ?? null, externalUrl, buttonText };
    }
    case "grouped":
      return { ...product, grouped: seed.grouped };
  }
}

function base(seed: ProductSeed): DemoProduct {
  const [averageRating, reviewCount] = seed.rating;
  return {
    id: seed.id,
    type: TYPES[seed.type],
    slug: seed.slug,
    name: seed.name,
    sku: seed.sku,
    brand: seed.brand,
    categories: seed.categories,
    tags: seed.tags,
    date: seed.date,
    regularPrice: null,
    salePrice: null,
    stock: null,
    status: "IN_STOCK",
    lowStockAmount: null,
    soldIndividually: seed.soldIndividually,
    virtual: false,
    downloadable: false,
    visibility: seed.visibility,
    published: seed.published,
    weight: seed.weight ?? null,
    totalSales: reviewCount * 7 + (seed.id % 13),
    averageRating,
    reviewCount,
    shortDescription: seed.short,
    description: seed.long,
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

const TYPES = { simple: "SIMPLE", variable: "VARIABLE", external: "EXTERNAL", grouped: "GROUPED" } as const;

function simple({ id, prices, stock, status, lowStockAmount, virtual, downloadable }: SimpleSeed) {
  const isCounted = !virtual && status === undefined;
  return {
    regularPrice: prices?.[0] ?? null,
    salePrice: prices?.[1] ?? null,
    stock: stock !== undefined ? stock : isCounted ? 12 + ((id * 11) % 47) : null,
    status: status ?? "IN_STOCK",
    lowStockAmount: lowStockAmount ?? null,
    virtual,
    downloadable,
  };
}

function variable(seed: VariableSeed, product: DemoProduct) {
  const varied = Object.fromEntries(
    Object.entries(seed.varyBy).filter(([, terms]) => terms.every((term) => term !== "")),
  );
  const variations = combine(seed.varyBy).map((attributes, index) => variation(seed, attributes, index));
  const isForSale = variations.some((one) => one.status !== "OUT_OF_STOCK");
  return {
    status: isForSale ? "IN_STOCK" : "OUT_OF_STOCK",
    attributes: { ...product.attributes, ...varied },
    varyBy: Object.keys(seed.varyBy),
    defaultAttributes: seed.defaults,
    variations,
  } satisfies Partial<DemoProduct>;
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
