import { useEffect, useState } from "react";
import { ProductCard } from "../../components/product/product-card";
import { useProductsById } from "../../components/product/use-products-by-id";
import { SEEN } from "../../strings/catalog/browsing";
import { forgetSeen, noteSeen, rememberSeen } from "./seen-store";

const SHOWN_MAX = 5;

/** What was looked at before this product. Only in the browser: a kept page knows nobody. */
export function RecentlySeen({ productId }: { productId: number }) {
  const [ids, setIds] = useState<number[]>([]);
  const [isKept, setKept] = useState(false);
  const others = ids.filter((id) => id !== productId).slice(0, SHOWN_MAX);
  const { products } = useProductsById(others);
  const known = others.flatMap((id) => products.get(id) ?? []);

  useEffect(() => {
    let isHere = true;
    const note = async () => {
      const seen = await noteSeen(productId);
      if (!isHere) return;
      setIds(seen.ids);
      setKept(seen.isKept);
    };
    void note();
    return () => {
      isHere = false;
    };
  }, [productId]);

  if (known.length === 0) return null;
  const remember = async () => setKept(await rememberSeen());
  const forget = async () => {
    setIds([]);
    setKept(false);
    await forgetSeen();
  };
  return (
    <section className="sec">
      <div className="rowh">
        <h2>{SEEN.title}</h2>
      </div>
      <ul className="grid rx g5">
        {known.map((product) => (
          <ProductCard key={product.databaseId} product={product} />
        ))}
      </ul>
      <p className="cap seen-ways" role="status">
        {isKept ? SEEN.remembered : SEEN.rememberHint}{" "}
        <button type="button" className="lnk" onClick={() => void (isKept ? forget() : remember())}>
          {isKept ? SEEN.forget : SEEN.remember}
        </button>
      </p>
    </section>
  );
}
