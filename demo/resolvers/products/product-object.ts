import { isPurchasable } from "../../cart/check-stock.ts";
import type { DemoContext } from "../../context.ts";
import type { StoredProduct } from "../../database/documents.ts";
import { readProducts } from "../../database/products/read-products.ts";
import { readTermsOfProduct } from "../../database/terms/read-terms.ts";
import { findRelated } from "../../database/products/related-products.ts";
import { DEMO_ORIGIN } from "../../http/origin.ts";
import type { Language } from "../../languages/language.ts";
import { translateProduct } from "../../languages/translate-product.ts";
import { limitFirst, showNodePages, showNodes, toGlobalId, type ConnectionArguments } from "../connections.ts";
import { showProductMetadata } from "./metadata.ts";
import { showPicture } from "../content/picture-object.ts";
import { showAttributes, showDefaultAttributes } from "./product-attributes.ts";
import { showGroupPrices, showPrices, showVariablePrices } from "./product-prices.ts";
import { showProductSeo } from "./product-seo.ts";
import { showStock } from "./stock-fields.ts";
import { listReviews } from "./reviews.ts";
import { showTerm } from "./term-object.ts";
import { showVariation } from "./variation-object.ts";

/** `product` is the original. */
export function showProduct(product: StoredProduct, language: Language) {
  const common = showCommon(product, language);
  switch (product.type) {
    case "SIMPLE":
      return { ...common, ...showPrices(product), ...showStock(product, product), __typename: "SimpleProduct" };
    case "EXTERNAL":
      return {
        ...common,
        ...showPrices(product),
        __typename: "ExternalProduct",
        externalUrl: product.externalUrl,
        buttonText: product.buttonText,
      };
    case "VARIABLE":
      return {
        ...common,
        ...showVariablePrices(product),
        ...showStock(product, product),
        __typename: "VariableProduct",
        defaultAttributes: showDefaultAttributes(translateProduct(product, language).defaultAttributes),
        variations: showNodePages(product.variations.map((variation) => showVariation(variation, product, language))),
      };
    case "GROUPED":
      return {
        ...common,
        ...showGroupPrices(product),
        __typename: "GroupProduct",
        products: async (args: ConnectionArguments, { db }: DemoContext) => {
          const members = await readProducts(db, product.grouped);
          return showNodes(members.filter(({ published }) => published).map((one) => showProductUnion(one, language)))(
            args,
          );
        },
      };
  }
}

/** The members of a group; a separate function, so that the product's type isn't recursive. */
function showProductUnion(product: StoredProduct, language: Language): object {
  return showProduct(product, language);
}

function showCommon(original: StoredProduct, language: Language) {
  const product = translateProduct(original, language);
  const { brands, categories, pictures } = product;
  return {
    id: toGlobalId("product", product.id),
    databaseId: product.id,
    textLanguage: product.textLanguage,
    type: product.type,
    slug: product.slug,
    link: `${DEMO_ORIGIN}${language.prefix}/product/${product.slug}/`,
    name: product.name,
    sku: product.sku || null,
    onSale: product.onSale,
    purchasable: isPurchasable(product),
    // WooGraphQL: null for a variable product.
    virtual: product.type === "VARIABLE" ? null : product.virtual,
    date: product.date,
    modified: product.date,
    hasPassword: false,
    totalSales: product.totalSales || null,
    averageRating: product.averageRating,
    reviewCount: product.reviewCount,
    description: product.description || null,
    shortDescription: product.shortDescription,
    metaData: showProductMetadata(product),
    weight: product.weight || null,
    image: showPicture(pictures[0]),
    galleryImages: showNodes(pictures.slice(1).map(showPicture)),
    productBrands: showNodes(brands.map((brand) => ({ ...brand, __typename: "ProductBrand" }))),
    productCategories: showNodes(
      categories.map(({ id, slug, name, parent, textLanguage }) => ({
        __typename: "ProductCategory",
        databaseId: id,
        slug,
        name,
        parentDatabaseId: parent,
        textLanguage,
      })),
    ),
    attributes: showAttributes(product.attributes),
    seo: showProductSeo(original, language),
    ...showLinks(product, language),
  };
}

/** Fields that lead to other objects, read when they are selected. */
function showLinks({ id, averageRating }: StoredProduct, language: Language) {
  return {
    terms: async (args: ConnectionArguments, { db }: DemoContext) =>
      showNodePages((await readTermsOfProduct(db, id)).map((term) => showTerm(term, language)))(args),
    productTags: async (args: ConnectionArguments, { db }: DemoContext) => {
      const tags = (await readTermsOfProduct(db, id)).filter(({ taxonomy }) => taxonomy === "product_tag");
      return showNodes(tags.map((term) => showTerm(term, language)))(args);
    },
    related: async ({ first }: ConnectionArguments, { db }: DemoContext) => ({
      nodes: (await readProducts(db, await findRelated(db, id, limitFirst(first)))).map((one) =>
        showProductUnion(one, language),
      ),
    }),
    reviews: async (args: ConnectionArguments, { db }: DemoContext) => ({
      averageRating,
      ...(await listReviews(db, id, args)),
    }),
  };
}
