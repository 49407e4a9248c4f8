import { GetCatalogProductsDocument, type GetCatalogProductsQuery } from "../../graphql/generated/documents.ts";
import type { Finding } from "./findings.ts";
import type { Guest } from "./wordpress.ts";

export type Product = NonNullable<GetCatalogProductsQuery["products"]>["nodes"][number];

/** How many products are read in one query: a slow WordPress takes half a second for each. */
const SAMPLE_SIZE = 12;

interface Sample {
  products: Product[];
  total: number;
}

/** The newest products, and the number of all. */
export async function fetchSample(guest: Guest): Promise<Sample> {
  const { products } = await guest.query(GetCatalogProductsDocument, { first: SAMPLE_SIZE, facts: [], reviews: 1 });
  return { products: products?.nodes ?? [], total: products?.found ?? products?.nodes.length ?? 0 };
}

/**
 * Recognizes WooGraphQL's refusal of products that it doesn't support, such as subscriptions and bundles. null: any
 * other failure.
 */
export function describeUnsupportedType(message: string): Finding | null {
  const type = /^The "(.+?)" product type is not supported/.exec(message)?.[1];
  if (type === undefined) return null;
  return {
    level: "wrong",
    subject: "Products",
    said: `WooGraphQL fails over those of type “${type}”, and lists none beside them`,
    todo: "GraphQL > Settings > WooGraphQL > “Enable Unsupported types”: on; this shop's plugin sees to it",
  };
}

/** Checks that there are products, and that all of them can be bought. */
export function checkProducts({ products, total }: Sample): Finding {
  const subject = "Products";
  if (products.length === 0)
    return {
      level: "advice",
      subject,
      said: "none is published: the shop will be empty",
      todo: "Products > Add New, or Products > Import",
    };
  const said = `${total} published`;
  const unpriced = products.filter((one) => one.purchasable === false && /Simple|Variable/.test(one.__typename));
  if (unpriced.length === 0) return { level: "ok", subject, said };
  const names = unpriced.slice(0, 3).map(({ name }) => `“${name}”`);
  const more = unpriced.length > names.length ? ` and ${unpriced.length - names.length} more` : "";
  return {
    level: "advice",
    subject,
    said: `${said}; nobody can buy ${names.join(", ")}${more}: without a price`,
    todo: "Products: give them a price",
  };
}

/** Hosts of the products' pictures other than WordPress itself. */
function listForeignHosts(products: readonly Product[], endpoint: string): string[] {
  const urls = products.flatMap(({ image, galleryImages }) => [
    image?.sourceUrl,
    ...(galleryImages?.nodes ?? []).map((one) => one.sourceUrl),
  ]);
  const hosts = urls.flatMap((url) => (url && URL.canParse(url, endpoint) ? new URL(url, endpoint).host : []));
  return [...new Set(hosts)].filter((host) => host !== new URL(endpoint).host);
}

/** Checks where pictures come from, and whether they can be fetched. `allowed`: IMAGE_HOSTS. */
export async function checkPictures(
  products: readonly Product[],
  endpoint: string,
  allowed: readonly string[],
): Promise<Finding> {
  const subject = "Pictures";
  const unknown = listForeignHosts(products, endpoint).filter((host) => !allowed.includes(host));
  if (unknown.length > 0)
    return {
      level: "wrong",
      subject,
      said: `some come from ${unknown.join(", ")}, where the shop fetches none yet`,
      todo: `.dev.vars: IMAGE_HOSTS=${[...allowed, ...unknown].join(",")}`,
      fix: { key: "IMAGE_HOSTS", value: [...allowed, ...unknown].join(",") },
    };
  const url = products.find(({ image }) => image?.sourceUrl)?.image?.sourceUrl;
  if (!url) return { level: "advice", subject, said: "no product has one", todo: "Products: set product images" };
  const response = await fetch(new URL(url, endpoint), {
    redirect: "manual",
    signal: AbortSignal.timeout(20_000),
  }).catch(() => null);
  await response?.body?.cancel();
  const type = response?.headers.get("content-type") ?? "";
  const { host } = new URL(url, endpoint);
  if (response?.ok && type.startsWith("image/")) return { level: "ok", subject, said: `from ${host}` };
  return {
    level: "wrong",
    subject,
    said: `${url} answers with ${response ? `status ${response.status} and ${type || "no type"}` : "nothing"}, not with a picture`,
    todo: "protection against hotlinking or a firewall must let requests without a Referer through",
  };
}
