import { Link } from "react-router";
import type { ProductSummary } from "../../domain/product/product";
import { keepUnits } from "../../domain/values/keep-units";
import { isBuyable, isSoldOut } from "../../domain/product/stock";
import { serializeListingQuery, searchFor } from "../../domain/catalog/listing-query";
import { PRODUCT } from "#strings/catalog/product";
import { BuyForm } from "./buy-form";
import { HeartButton } from "./heart-button";
import { Picture } from "../ui/picture";
import { ProductBadge } from "./product-badge";
import { ProductPrice } from "./product-price";
import { Stars } from "../ui/stars";
import { productPath } from "../../domain/product/product-url";

interface ProductCardProps {
  product: ProductSummary;
  /** Loads its picture eagerly: the first three of a page. */
  isEager?: boolean;
  isMain?: boolean;
}

/** A product in a list. Its only link is the name, which covers the picture by style. */
export function ProductCard({ product, isEager = false, isMain = false }: ProductCardProps) {
  const isOut = isSoldOut(product);
  return (
    <li className={isOut ? "card sold-out" : "card"} data-slug={product.slug}>
      <Picture image={product.image} preset="product" alt="" loading={isEager ? "eager" : "lazy"} isMain={isMain} />
      <ProductBadge product={product} />
      {isOut && <span className="sold">{PRODUCT.soldOut}</span>}
      <HeartButton product={product} place="card" />
      <span className="card-brand" lang={product.brand?.language}>
        {product.brand?.name}
      </span>
      <h3 className="card-name">
        <Link to={productPath(product.slug)} prefetch="intent" lang={product.language}>
          {keepUnits(product.name)}
        </Link>
      </h3>
      <Stars rating={product.averageRating} count={product.reviewCount} />
      {canBuyHere(product) ? <BuyForm product={product} /> : <ProductLink product={product} />}
    </li>
  );
}

// A variation with an open attribute needs more than one selection, and a card has room for one.
function canBuyHere(product: ProductSummary): boolean {
  return (
    isBuyable(product) &&
    product.variations.every((variation) => variation.attributes.every(({ value }) => value !== ""))
  );
}

function ProductLink({ product }: ProductCardProps) {
  const isOut = isSoldOut(product);
  const word = product.name.split(" ")[0]!;
  return (
    <div className="card-form">
      <ProductPrice product={product} notes="short" />
      <Link
        className="button ghost small"
        to={isOut ? serializeListingQuery(searchFor(word)) : productPath(product.slug)}
      >
        {isOut ? PRODUCT.similar : PRODUCT.look}
      </Link>
    </div>
  );
}
