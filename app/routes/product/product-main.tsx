import { useEffect, useState } from "react";
import { useReport } from "../../browser/tracking";
import {
  selectOption,
  selectedPicture,
  initialOptions,
  writeSelectedOptions,
} from "../../domain/product/selected-options";
import type { Product, Variation } from "../../domain/product/product";
import { mayHaveMore, viewProduct } from "../../domain/product/product-view";
import { firstOpenAttribute, matchVariation, type SelectedOptions } from "../../domain/product/variation";
import { ProductInfo } from "./product-info";
import { Gallery } from "./gallery/gallery";
import { useAllVariations, useLiveStock } from "./use-live-product";
import { Part } from "../../components/ui/part";

export interface ProductMainProps {
  product: Product;
  /** The URL's options, as parsed by the server. */
  serverOptions: SelectedOptions;
  /** Every variation, when the URL's options needed more than the first page of them. */
  variations: Variation[] | null;
}

/** Pictures, price and options; the selected options are in the URL, so that it can be shared. */
export function ProductMain({ product, serverOptions, variations }: ProductMainProps) {
  const [selectedOptions, setSelectedOptions] = useState(serverOptions);
  const isCounted = product.type === "simple" || product.type === "variable";
  const live = useLiveStock(product.slug, isCounted);
  const { all, load } = useAllVariations(product.slug, variations === null && mayHaveMore(product));
  const view = viewProduct(product, all ?? variations, live);
  const variation = product.type === "variable" ? matchVariation(view.variations, selectedOptions) : null;
  const isMissing =
    !view.hasAllVariations && !variation && firstOpenAttribute(product.variationAttributes, selectedOptions) === null;

  useReport({ type: "product", product, variation }, product.databaseId);

  // A cached copy may have been rendered for other options than the URL's; a link may also select others on this page.
  useEffect(() => {
    const requested = initialOptions(product, new URLSearchParams(window.location.search));
    // The server's copy has to be shown first, else the page wouldn't match it.
    // oxlint-disable-next-line react/set-state-in-effect
    setSelectedOptions((now) => (isSame(now, requested) ? now : requested));
  }, [product]);
  useEffect(() => {
    if (isMissing) void load();
  }, [isMissing, load]);

  const choose = (name: string, slug: string) => {
    const next = selectOption(view, selectedOptions, name, slug);
    setSelectedOptions(next);
    showInUrl(product, next);
  };
  return (
    <div className="product">
      <Part>
        <Gallery
          product={view}
          variation={variation}
          chosen={variation?.image ?? selectedPicture(view, selectedOptions)}
        />
      </Part>
      <ProductInfo
        product={view}
        selectedOptions={selectedOptions}
        variation={variation}
        onChoose={choose}
        onInteract={load}
      />
    </div>
  );
}

function isSame(a: SelectedOptions, b: SelectedOptions): boolean {
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((name) => (a[name] ?? "") === (b[name] ?? ""));
}

// Bypasses the router on purpose: selecting an option is no navigation and loads nothing.
function showInUrl({ variationAttributes }: Product, selectedOptions: SelectedOptions): void {
  const { pathname, search, hash } = window.location;
  const query = writeSelectedOptions(new URLSearchParams(search), variationAttributes, selectedOptions).toString();
  window.history.replaceState(window.history.state, "", `${pathname}${query && `?${query}`}${hash}`);
}
