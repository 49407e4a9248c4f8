import { useEffect, useRef, useState } from "react";
import { ProductPrice } from "../../components/product-price";
import type { Variation } from "../../shop/product";
import type { ProductView } from "../../shop/product-view";
import { variationText } from "../../shop/variation";
import { PRODUCT } from "../../strings/product";

interface StickyBuyProps {
  product: ProductView;
  variation: Variation | null;
  isAdding: boolean;
}

/** On phones: price and button at the lower edge while the main button is out of sight. */
export function StickyBuy({ product, variation, isAdding }: StickyBuyProps) {
  const mark = useRef<HTMLDivElement>(null);
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setAway(Boolean(entry && !entry.isIntersecting)));
    if (mark.current) observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <div ref={mark} />
      {isAway && (
        <div className="sticky">
          <div className="t">
            <span className="cap">{variation ? variationText(product.choices, variation) : product.name}</span>
            <ProductPrice product={product} variation={variation} />
          </div>
          <button className="btn" form="buy" aria-busy={isAdding}>
            {PRODUCT.buy}
          </button>
        </div>
      )}
    </>
  );
}
