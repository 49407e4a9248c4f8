import { expect, test } from "vitest";
import { catalog } from "../catalog/catalog.ts";
import { pages } from "../content/pages/pages.ts";
import { posts } from "../content/posts/posts.ts";
import { DEMO_STOREFRONT_SECRET } from "../plugin/storefront-plugin.ts";
import { DemoShop } from "../testing/demo-shop.ts";
import { openRecordedShop } from "../testing/recorded-accounts.ts";
import { languages } from "./language.ts";

interface Nodes<Node> {
  nodes: Node[];
}

interface Texts {
  databaseId: number;
  name: string;
  slug: string;
  uri: string;
  textLanguage: string;
}

const english = languages.find(({ code }) => code === "en")!;
const shop = new DemoShop(catalog);
const SECRET = { "x-storefront-secret": DEMO_STOREFRONT_SECRET };
const IN_ENGLISH = { ...SECRET, "x-storefront-language": "en" };

async function ask<Data>(query: string, headers: Record<string, string>, variables = {}): Promise<Data> {
  const { body } = await shop.ask(query, variables, headers);
  expect(body.errors).toBeUndefined();
  return body.data as Data;
}

/** Variable, translated, with flavors. */
const TRANSLATED = catalog.products.find(
  ({ id, varyBy, published }) => published && english.products[id] && varyBy.includes("pa_vkus"),
)!;
const UNTRANSLATED = catalog.products.find(
  ({ id, type, published }) => published && type === "SIMPLE" && !english.products[id],
)!;

const PRODUCT = `query ($ids: [Int]) { products(first: 2, where: { include: $ids }) { nodes {
  databaseId name slug description shortDescription sku textLanguage date reviewCount image { altText }
  seo { title canonical schema { raw } }
  ... on ProductWithAttributes { attributes { nodes { name label options ... on GlobalProductAttribute { terms { nodes { slug name textLanguage } } } } } }
  ... on VariableProduct { price(format: RAW) variations(first: 50) { nodes {
    databaseId name price(format: RAW) stockQuantity attributes { nodes { name value } }
  } } }
  productCategories { nodes { databaseId name slug textLanguage } }
} } }`;

interface Product extends Texts {
  description: string | null;
  price: string;
  image: { altText: string };
  seo: { title: string; canonical: string; schema: { raw: string } };
  attributes: Nodes<{ name: string; label: string; options: string[]; terms: Nodes<Texts> }>;
  variations: Nodes<{ databaseId: number; name: string; price: string; stockQuantity: number; attributes: object }>;
  productCategories: Nodes<Texts>;
}

async function findProduct(id: number, headers: Record<string, string>): Promise<Product> {
  return (await ask<{ products: Nodes<Product> }>(PRODUCT, headers, { ids: [id] })).products.nodes[0]!;
}

test("a translated product has its original's id, price and stock, and the texts of the language", async () => {
  const original = await findProduct(TRANSLATED.id, SECRET);
  const product = await findProduct(TRANSLATED.id, IN_ENGLISH);
  const texts = english.products[TRANSLATED.id]!;
  expect(product).toMatchObject({
    databaseId: original.databaseId,
    price: original.price,
    name: texts.name,
    slug: texts.slug,
    description: null,
    textLanguage: "en",
    image: { altText: texts.name },
    seo: {
      title: `${texts.name} – Sila`,
      canonical: `https://demo.shop.test/en/product/${texts.slug}/`,
    },
  });
  expect(product.seo.schema.raw).toContain('"name":"Home","item":"https://demo.shop.test/en/"');
  expect(product.seo.schema.raw).toContain('"inLanguage":"en-US"');
  expect(original).toMatchObject({ name: TRANSLATED.name, slug: TRANSLATED.slug, textLanguage: "bg" });
});

test("an attribute's terms and a variation's values keep their slugs, and have other names", async () => {
  const original = await findProduct(TRANSLATED.id, SECRET);
  const product = await findProduct(TRANSLATED.id, IN_ENGLISH);
  const flavorOf = ({ attributes }: Product) => attributes.nodes.find(({ name }) => name === "pa_vkus")!;
  expect(flavorOf(product).options).toEqual(flavorOf(original).options);
  expect(flavorOf(product).label).toBe("Flavour");
  for (const { slug, name, textLanguage } of flavorOf(product).terms.nodes)
    expect([name, textLanguage]).toEqual([english.attributes.pa_vkus!.terms[slug], "en"]);
  const [variation, own] = [product.variations.nodes[0]!, original.variations.nodes[0]!];
  expect(variation).toEqual({ ...own, name: expect.stringContaining(`${product.name} - `) as string });
  expect(variation.name).not.toMatch(/\p{Script=Cyrillic}/u);
});

test("a product without a translation is answered in the main language, and says so", async () => {
  const product = await findProduct(UNTRANSLATED.id, IN_ENGLISH);
  expect(product).toMatchObject({ name: UNTRANSLATED.name, slug: UNTRANSLATED.slug, textLanguage: "bg" });
});

test.each([
  ["without the shop's secret", { "x-storefront-language": "en" }],
  ["in a language that the site lacks", { ...SECRET, "x-storefront-language": "de" }],
])("a request %s is answered in the main language", async (_, headers) => {
  expect(await findProduct(TRANSLATED.id, headers)).toMatchObject({ name: TRANSLATED.name, textLanguage: "bg" });
});

test("a product is found by its slug in any language, whatever the request's is", async () => {
  const { slug } = english.products[TRANSLATED.id]!;
  const query = `query ($id: ID!, $slugs: [String]) {
    product(id: $id, idType: SLUG) { databaseId } products(where: { slugIn: $slugs }) { nodes { databaseId } }
  }`;
  for (const headers of [IN_ENGLISH, SECRET])
    for (const one of [slug, TRANSLATED.slug])
      expect(await ask(query, headers, { id: one, slugs: [one] })).toEqual({
        product: { databaseId: TRANSLATED.id },
        products: { nodes: [{ databaseId: TRANSLATED.id }] },
      });
});

test("categories, tags and brands are the same objects with names and addresses of the language", async () => {
  const query = `{
    productCategories(first: 100) { nodes { databaseId name slug uri textLanguage } }
    productTags(first: 100) { nodes { databaseId name slug uri textLanguage } }
    productBrands(first: 100) { nodes { databaseId name slug uri textLanguage } }
  }`;
  type Terms = Record<string, Nodes<Texts>>;
  const [originals, terms] = [await ask<Terms>(query, SECRET), await ask<Terms>(query, IN_ENGLISH)];
  for (const [kind, { nodes }] of Object.entries(terms))
    expect(nodes.map(({ databaseId }) => databaseId)).toEqual(
      originals[kind]?.nodes.map(({ databaseId }) => databaseId),
    );
  const { productCategories, productTags, productBrands } = terms;
  expect(productCategories?.nodes.find(({ slug }) => slug === "plant-protein")).toMatchObject({
    name: "Plant Protein",
    uri: "/en/product-category/protein/plant-protein/",
    textLanguage: "en",
  });
  expect(productTags?.nodes.map(({ slug }) => slug)).toContain("vegan");
  expect(productBrands?.nodes.find(({ slug }) => slug === "sila")).toMatchObject({ name: "Sila", textLanguage: "en" });
});

test("posts and pages have texts, slugs and addresses of the language, as far as they are translated", async () => {
  const query = `query ($ids: [ID]) { contentNodes(first: 100, where: { in: $ids }) { nodes {
    databaseId slug uri textLanguage ... on Post { title content categories { nodes { name } } } ... on Page { title content }
  } } }`;
  const idOf = (slug: string) => [...posts, ...pages].find((one) => one.slug === slug)!.id;
  const read = async (slug: string) =>
    (await ask<{ contentNodes: Nodes<object> }>(query, IN_ENGLISH, { ids: [String(idOf(slug))] })).contentNodes.nodes;
  expect(await read("kak-da-izberem-protein")).toMatchObject([
    {
      slug: "how-to-choose-a-protein-powder",
      title: "How to Choose a Protein Powder",
      uri: "/en/blog/how-to-choose-a-protein-powder/",
      categories: { nodes: [{ name: "Nutrition" }] },
      textLanguage: "en",
    },
  ]);
  expect(await read("za-nas")).toMatchObject([{ title: "About us", uri: "/en/about-us/", textLanguage: "en" }]);
  expect(await read("ekip")).toMatchObject([{ title: "Екип", uri: "/en/about-us/ekip/", textLanguage: "bg" }]);
  expect(await read("nachalo")).toMatchObject([{ uri: "/en/", content: null, textLanguage: "en" }]);
});

test("menus are those of the language", async () => {
  const query = "{ menuItems(first: 100, where: { location: PRIMARY }) { nodes { label uri } } }";
  const { menuItems } = await ask<{ menuItems: Nodes<{ label: string; uri: string }> }>(query, IN_ENGLISH);
  expect(menuItems.nodes[0]).toEqual({ label: "Shop", uri: "/en/shop/" });
  expect(menuItems.nodes).toContainEqual({ label: "Protein", uri: "/en/product-category/protein/" });
});

test("a cart holds originals, and shows them in the language", async () => {
  const other = new DemoShop(catalog);
  await other.add(TRANSLATED.id, { variationId: TRANSLATED.variations[0]!.id });
  const query =
    "{ cart { contents { nodes { product { node { databaseId name } } variation { node { databaseId name } } } } } }";
  const { body } = await other.ask(query, {}, IN_ENGLISH);
  const { name } = english.products[TRANSLATED.id]!;
  expect(body.data?.cart).toMatchObject({
    contents: {
      nodes: [
        {
          product: { node: { databaseId: TRANSLATED.id, name } },
          variation: {
            node: { databaseId: TRANSLATED.variations[0]!.id, name: expect.stringContaining(name) as string },
          },
        },
      ],
    },
  });
});

test("anybody may read which languages the site has, the main one first", async () => {
  expect(await ask("{ storefrontLanguages { code locale isMain } }", {})).toEqual({
    storefrontLanguages: [
      { code: "bg", locale: "bg_BG", isMain: true },
      { code: "en", locale: "en_US", isMain: false },
    ],
  });
});

test("an order has the language of the request that placed it, and its email names the goods in it", async () => {
  const other = new DemoShop(catalog);
  await other.add(TRANSLATED.id, { variationId: TRANSLATED.variations[0]!.id });
  const query = `mutation ($input: CheckoutInput!) { checkout(input: $input) { order {
    metaData(keysIn: ["storefront_language"]) { key value }
  } } }`;
  const billing = { firstName: "Ann", country: "BG", email: "ann@shop.test" };
  const { body } = await other.ask(query, { input: { paymentMethod: "cod", billing } }, IN_ENGLISH);
  expect(body).toEqual({
    data: { checkout: { order: { metaData: [{ key: "storefront_language", value: "en" }] } } },
  });
  const outbox = await (await other.fetch("/outbox")).text();
  const { terms } = english.attributes.pa_vkus!;
  const flavor = terms[TRANSLATED.variations[0]!.attributes.pa_vkus!]!;
  for (const text of ["We have received your order", "Hello, Ann", english.products[TRANSLATED.id]!.name, flavor])
    expect(outbox).toContain(text);
});

test("a new password's email comes in the language of the request, and leads to its pages", async () => {
  const recorded = openRecordedShop();
  const mutation =
    "mutation ($input: SendPasswordResetEmailInput!) { sendPasswordResetEmail(input: $input) { success } }";
  await recorded.ask(mutation, { input: { username: "georgi" } }, IN_ENGLISH);
  const outbox = await (await recorded.fetch("/outbox")).text();
  expect(outbox).toContain("A new password for the shop");
  expect(outbox).toContain('<a href="/en/my-account/lost-password?');
});

test("WooCommerce's sentences about stock come in the language, with the names of the language", async () => {
  const other = new DemoShop(catalog);
  const { name } = english.products[TRANSLATED.id]!;
  const { id } = TRANSLATED.variations[0]!;
  const mutation = "mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { isEmpty } } }";
  const input = { productId: TRANSLATED.id, variationId: id, quantity: 9999 };
  const { body } = await other.ask(mutation, { input }, IN_ENGLISH);
  expect(body.errors?.[0]?.message).toContain(`You cannot add that amount of &quot;${name} - `);
});

test("names of payment methods and rates stay, and the shop gets their translations beside the answer", async () => {
  const other = new DemoShop(catalog);
  const query = "{ paymentGateways { nodes { id title } } }";
  const { body } = await other.ask(query, {}, IN_ENGLISH);
  expect(body).toMatchObject({
    data: { paymentGateways: { nodes: [{ id: "cod", title: "Наложен платеж" }, { id: "bacs" }] } },
    extensions: {
      storefront: {
        names: {
          language: "en",
          texts: [{ text: "Наложен платеж", translation: "Cash on delivery", method: "cod" }, {}],
        },
      },
    },
  });
  for (const headers of [SECRET, { "x-storefront-language": "en" }])
    expect((await other.ask(query, {}, headers)).body).not.toHaveProperty("extensions");
});
