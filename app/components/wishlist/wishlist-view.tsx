import { useEffect, useRef } from "react";
import type { Wishlist } from "../../domain/wishlist/wishlist";
import { SHELL } from "#strings/shell";
import { WISHLIST } from "#strings/catalog/wishlist";
import { Alert } from "../ui/alert";
import { EmptyState } from "../ui/empty-state";
import { ProductCard } from "../product/product-card";
import { useHydrated } from "../../browser/use-hydrated";
import { useProductsById } from "../product/use-products-by-id";
import { useWishlist, wishlistStore } from "../../browser/wishlist-store";
import { Icon } from "../ui/icon";
import { SHOP_PATH } from "../../config/shop-path";

/** Products that no longer exist: listed by name, and removable. */
function WishlistGone({ entries }: { entries: Wishlist }) {
  return (
    <section className="wishlist-gone" aria-labelledby="wishlist-gone">
      <h2 id="wishlist-gone">{WISHLIST.goneTitle}</h2>
      <ul>
        {entries.map((entry) => {
          const name = entry.name || WISHLIST.goneName(entry.databaseId);
          return (
            <li key={entry.databaseId}>
              <span>{name}</span>
              <button
                type="button"
                className="icon-control"
                aria-label={WISHLIST.remove(name)}
                onClick={() => wishlistStore().remove(entry.databaseId)}
              >
                <Icon name="trash" size={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** This browser's wishlist with current prices, newest first. */
export function WishlistView() {
  const list = useWishlist();
  const isHydrated = useHydrated();
  const region = useRef<HTMLDivElement>(null);
  const last = useRef(list.length);
  // The pressed button disappears with its card: without this the focus would fall back to the top of the page.
  useEffect(() => {
    if (list.length < last.current && document.activeElement === document.body) region.current?.focus();
    last.current = list.length;
  }, [list]);
  if (!isHydrated) return <Waiting />;
  return (
    <div ref={region} tabIndex={-1} className="wishlist-list">
      {list.length > 0 ? <FullList list={list} /> : <EmptyList />}
    </div>
  );
}

function FullList({ list }: { list: Wishlist }) {
  const newest = list.toReversed();
  const { products, isFailed, retry } = useProductsById(newest.map(({ databaseId }) => databaseId));
  const gone = newest.filter(({ databaseId }) => products.get(databaseId) === null);
  return (
    <>
      <div className="wishlist-head">
        <b role="status">{SHELL.productCount(list.length)}</b>
        <button type="button" className="link muted" onClick={() => wishlistStore().clear()}>
          {WISHLIST.clear}
        </button>
        <p className="caption">{wishlistStore().isStored() ? WISHLIST.hint : WISHLIST.hintUnstored}</p>
      </div>
      {isFailed && (
        <Alert type="error">
          {WISHLIST.failed}{" "}
          <button type="button" className="link" onClick={retry}>
            {WISHLIST.retry}
          </button>
        </Alert>
      )}
      {gone.length > 0 && <WishlistGone entries={gone} />}
      <h2 className="visually-hidden">{WISHLIST.products}</h2>
      <ul className="card-grid">
        {newest.map(({ databaseId }) => {
          const product = products.get(databaseId);
          if (product) return <ProductCard key={databaseId} product={product} />;
          return product === undefined && !isFailed ? <CardSkeleton key={databaseId} /> : null;
        })}
      </ul>
    </>
  );
}

function EmptyList() {
  return (
    <EmptyState title={WISHLIST.emptyTitle} action={{ to: SHOP_PATH, label: WISHLIST.toShop }}>
      <p>{WISHLIST.emptyText}</p>
    </EmptyState>
  );
}

function Waiting() {
  return (
    <>
      <noscript>
        <Alert type="info">{WISHLIST.noScript}</Alert>
      </noscript>
      <div className="with-scripts" role="status">
        <span className="visually-hidden">{WISHLIST.loading}</span>
        <ul className="card-grid" aria-hidden="true">
          {[1, 2, 3, 4].map((number) => (
            <CardSkeleton key={number} />
          ))}
        </ul>
      </div>
    </>
  );
}

/** Placeholder of a card while it loads. */
function CardSkeleton() {
  return (
    <li className="card" aria-hidden="true">
      <span className="skeleton" />
      <span className="card-waiting">
        <span className="skeleton" />
        <span className="skeleton" />
        <span className="skeleton" />
      </span>
    </li>
  );
}
