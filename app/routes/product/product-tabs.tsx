import type { ReactNode } from "react";
import { Icon } from "../../components/icon";
import { RichText } from "../../components/rich-text";
import type { Product } from "../../shop/product";
import { PRODUCT } from "../../strings/product";
import { Reviews } from "./reviews";

/** What there is to read, in parts that open without scripts, and what others say. */
export function ProductTabs({ product }: { product: Product }) {
  return (
    <>
      <section className="sec">
        <div className="tabs">
          {product.description && (
            <Tab title={PRODUCT.description} isOpen>
              <RichText html={product.description} />
            </Tab>
          )}
          {product.attributes.length > 0 && (
            <Tab title={PRODUCT.details} isOpen>
              <table className="tbl">
                <tbody>
                  {product.attributes.map(({ label, values }) => (
                    <tr key={label}>
                      <th scope="row">{label}</th>
                      <td>{values.join(", ")}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </Tab>
          )}
          <Tab title={PRODUCT.delivery}>
            <p>{PRODUCT.deliveryText}</p>
          </Tab>
        </div>
      </section>
      <Reviews product={product} />
    </>
  );
}

function Tab({ title, isOpen = false, children }: { title: string; isOpen?: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <span className="v">
          <Icon name="plus" />
        </span>
        <span className="h">
          <Icon name="minus" />
        </span>
      </summary>
      <div className="in">{children}</div>
    </details>
  );
}
