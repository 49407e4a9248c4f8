import { useEffect, useState } from "react";
import { useReport } from "../../browser/tracking";
import { chooseTerm, chosenPicture, openingChoice, writeChoice } from "../../domain/product/attribute-choice";
import type { Product, Variation } from "../../domain/product/product";
import { mayHaveMore, viewProduct } from "../../domain/product/product-view";
import { firstOpen, matchVariation, type Choice } from "../../domain/product/variation";
import { Decision } from "./decision";
import { Gallery } from "./gallery/gallery";
import { useAllVariations, useLiveStock } from "./use-live-product";

interface ProductFrontProps {
  product: Product;
  /** The URL's options, as parsed by the server. */
  opening: Choice;
  /** Every variation, when the URL's options needed more than the first page of them. */
  variations: Variation[] | null;
}

/** Pictures, price and options; the selected options are in the URL, so that it can be shared. */
export function ProductFront({ product, opening, variations }: ProductFrontProps) {
  const [choice, setChoice] = useState(opening);
  const isCounted = product.type === "simple" || product.type === "variable";
  const live = useLiveStock(product.slug, isCounted);
  const { all, load } = useAllVariations(product.slug, variations === null && mayHaveMore(product));
  const view = viewProduct(product, all ?? variations, live);
  const variation = product.type === "variable" ? matchVariation(view.variations, choice) : null;
  const isMissing = !view.hasAllVariations && !variation && firstOpen(product.choices, choice) === null;

  useReport({ type: "product", product, variation }, product.databaseId);

  // A cached copy may have been rendered for other options than the URL's.
  useEffect(() => {
    const asked = openingChoice(product, new URLSearchParams(window.location.search));
    // The server's copy has to be shown first, else the page wouldn't match it.
    // oxlint-disable-next-line react/set-state-in-effect
    setChoice((now) => (isSame(now, asked) ? now : asked));
  }, [product]);
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);

  const choose = (name: string, slug: string) => {
    const next = chooseTerm(view, choice, name, slug);
    setChoice(next);
    showInAddress(product, next);
  };
  return (
    <div className="pd">
      <Gallery product={view} variation={variation} chosen={variation?.image ?? chosenPicture(view, choice)} />
      <Decision product={view} choice={choice} variation={variation} onChoose={choose} onApproach={load} />
    </div>
  );
}

function isSame(a: Choice, b: Choice): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? "") === (b[name] ?? ""));
}

// Bypasses the router on purpose: selecting an option is no navigation and loads nothing.
function showInAddress({ choices }: Product, choice: Choice): void {
  const { pathname, search, hash } = window.location;
  const query = writeChoice(new URLSearchParams(search), choices, choice).toString();
  window.history.replaceState(window.history.state, "", `${pathname}${query && `?${query}`}${hash}`);
}
