import * as v from "valibot";

/** What Google documents as required for each type of structured data, and the form that it asks for. */
const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\//));
const words = v.pipe(v.string(), v.trim(), v.nonEmpty());
const price = v.pipe(v.string(), v.regex(/^\d+\.\d{2}$/));
const moment = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2}))?$/));
const currency = v.picklist(["BGN", "EUR"]);
const type = <Name extends string>(name: Name) => v.literal(name);

const offer = v.variant("@type", [
  v.object({
    "@type": type("Offer"),
    url: address,
    price,
    priceCurrency: currency,
    availability: v.picklist(["InStock", "BackOrder", "OutOfStock"].map((one) => `https://schema.org/${one}`)),
  }),
  v.object({
    "@type": type("AggregateOffer"),
    lowPrice: price,
    highPrice: price,
    priceCurrency: currency,
    offerCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
]);
const aggregateRating = v.object({
  "@type": type("AggregateRating"),
  ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
  reviewCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
});
const review = v.object({
  "@type": type("Review"),
  author: v.object({ "@type": v.picklist(["Person", "Organization"]), name: v.pipe(words, v.maxLength(99)) }),
  reviewRating: v.object({ ratingValue: v.pipe(v.number(), v.minValue(1), v.maxValue(5)) }),
  datePublished: moment,
});
const traits = { size: v.optional(words), color: v.optional(words), material: v.optional(words) };
const shared = {
  url: v.optional(address),
  name: words,
  image: v.pipe(v.array(address), v.minLength(1)),
  description: v.optional(words),
  brand: v.optional(v.object({ "@type": type("Brand"), name: words })),
  review: v.optional(v.pipe(v.array(review), v.minLength(1))),
  aggregateRating: v.optional(aggregateRating),
};
const product = v.pipe(
  v.object({ "@type": type("Product"), ...shared, ...traits, offers: v.optional(offer) }),
  v.check((one) => Boolean(one.offers ?? one.review ?? one.aggregateRating), "offers, review or aggregateRating"),
);
const variesBy = ["size", "color", "material"].map((one) => `https://schema.org/${one}`);
const group = v.object({
  "@type": type("ProductGroup"),
  ...shared,
  productGroupID: words,
  variesBy: v.optional(v.pipe(v.array(v.picklist(variesBy)), v.minLength(1))),
  hasVariant: v.pipe(v.array(v.intersect([product, v.object({ offers: offer })])), v.minLength(1)),
});
const breadcrumbs = v.object({
  "@type": type("BreadcrumbList"),
  itemListElement: v.pipe(
    v.array(v.object({ "@type": type("ListItem"), position: v.number(), name: words, item: address })),
    v.minLength(2),
    v.check((steps) => steps.every(({ position }, index) => position === index + 1), "positions from 1"),
  ),
});
const organization = v.object({
  "@type": v.tuple([type("Organization"), type("OnlineStore")]),
  name: words,
  url: address,
  logo: address,
  telephone: words,
  email: v.pipe(v.string(), v.email()),
  address: v.object({ "@type": type("PostalAddress"), streetAddress: words, addressCountry: words }),
  hasMerchantReturnPolicy: v.object({
    applicableCountry: words,
    returnPolicyCategory: v.literal("https://schema.org/MerchantReturnFiniteReturnWindow"),
    merchantReturnDays: v.pipe(v.number(), v.minValue(14)),
  }),
});
const website = v.object({
  "@type": type("WebSite"),
  name: words,
  url: address,
  potentialAction: v.object({
    "@type": type("SearchAction"),
    target: v.object({ urlTemplate: v.pipe(v.string(), v.includes("{search_term_string}")) }),
    "query-input": v.literal("required name=search_term_string"),
  }),
});
const article = v.object({
  "@type": type("BlogPosting"),
  headline: v.pipe(words, v.maxLength(300)),
  image: v.pipe(v.array(address), v.minLength(1)),
  datePublished: moment,
  dateModified: moment,
  author: v.object({ "@type": v.picklist(["Person", "Organization"]), name: words, url: v.optional(address) }),
  publisher: v.object({ name: words, logo: v.object({ "@type": type("ImageObject"), url: address }) }),
});

const RULES = {
  Product: product,
  ProductGroup: group,
  BreadcrumbList: breadcrumbs,
  Organization: organization,
  WebSite: website,
  BlogPosting: article,
} as const;

/** What is wrong with a block of JSON-LD, each fault with its place; [] when nothing is. Unknown types are wrong. */
export function findFaults(data: unknown): string[] {
  const block = v.safeParse(v.looseObject({ "@context": v.literal("https://schema.org"), "@type": v.unknown() }), data);
  if (!block.success) return ["no block of schema.org"];
  const name = [block.output["@type"]].flat()[0] as keyof typeof RULES;
  if (!Object.hasOwn(RULES, name)) return [`${String(name)}: a type without rules`];
  const { issues = [] } = v.safeParse(RULES[name] as v.GenericSchema, data);
  return issues.map((issue) => `${name}.${v.getDotPath(issue) ?? ""}: ${issue.message}`);
}

/** Blocks of JSON-LD in a page. */
export function readStructuredData(html: string): Record<string, unknown>[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  return scripts.map(([, json]) => JSON.parse(json!) as Record<string, unknown>);
}
