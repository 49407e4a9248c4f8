import { GuaranteeNotice } from "../../../components/shell/guarantee-notice";
import { RichText } from "../../../components/ui/rich-text";
import { useShop } from "../../../components/use-shop";
import type { Product } from "../../../domain/product/product";
import { PRODUCT } from "#strings/catalog/product";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";
import { PRODUCT_FACTS } from "#strings/catalog/product-facts";
import { FactTabs } from "./fact-tabs";
import { Tab } from "./tab";

type Described = Pick<Product, "attributes" | "dimensions">;

/** Whether the details table has rows. */
function hasDetails(product: Described): boolean {
  return product.attributes.length > 0 || Object.values(product.dimensions).some((value) => value !== null);
}

/** Attributes, weight and dimensions, as far as provided. */
export function ProductDetails({ product }: { product: Described }) {
  const { weight, length, width, height } = product.dimensions;
  // A weight attribute takes precedence over the shipping weight.
  const isWeightTold = product.attributes.some(({ label }) => label === PRODUCT_PAGE.weight);
  const sides = [length, width, height].filter((side) => side !== null);
  return (
    <table className="table">
      <tbody>
        {product.attributes.map(({ name, label, values, language }) => (
          <Row key={name} label={label} value={values.join(", ")} language={language} />
        ))}
        {weight && !isWeightTold && <Row label={PRODUCT_PAGE.weight} value={PRODUCT.kilograms(weight)} />}
        {sides.length > 0 && <Row label={PRODUCT_PAGE.size} value={PRODUCT_PAGE.centimeters(sides)} />}
      </tbody>
    </table>
  );
}

function Row({ label, value, language }: { label: string; value: string; language?: string | undefined }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td lang={language}>{value}</td>
    </tr>
  );
}

/** Description and details as disclosures, which work without scripts. */
export function ProductTabs({ product }: { product: Product }) {
  const { site } = useShop();
  return (
    <section className="section">
      <div className="tabs">
        {product.description && (
          <Tab title={PRODUCT_PAGE.description} isOpen>
            <RichText html={product.description} language={product.language} />
          </Tab>
        )}
        {hasDetails(product) && (
          <Tab title={PRODUCT_PAGE.details} isOpen>
            <ProductDetails product={product} />
          </Tab>
        )}
        {product.facts && <FactTabs facts={product.facts} />}
        {!product.virtual && (
          <>
            <Tab title={PRODUCT_FACTS.guarantee}>
              <GuaranteeNotice />
            </Tab>
            <Tab title={PRODUCT_PAGE.delivery}>
              <p>{PRODUCT_PAGE.deliveryText(site.couriers)}</p>
            </Tab>
          </>
        )}
      </div>
    </section>
  );
}
