import { useEffect, useEffectEvent, useState, useRef } from "react";
import { href, Link, useFetcher, useLocation } from "react-router";
import type { Cart } from "../../domain/cart/cart";
import type { CartLoaded } from "../../domain/cart/cart-reply";
import { CART } from "#strings/checkout/cart";
import { Alert } from "../ui/alert";
import { onAdded, onOpenCart, type Added } from "../../browser/cart-events";
import { restoredMessage, CartRestored } from "./cart-restored";
import { Drawer } from "../ui/drawer";
import { Icon } from "../ui/icon";
import { useNotify } from "../ui/notifications";
import { useCartEditor, type CartEditor } from "./use-cart-editor";
import { useReply } from "../../browser/use-reply";
import { useShop } from "../use-shop";
import { CartLineItem } from "./cart-line";
import { CartTotals } from "./cart-totals";
import { CheckoutLink, PendingChangeGuard } from "./checkout-link";
import { FreeShippingProgress } from "./free-shipping-progress";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

interface CartPanelBodyProps {
  editor: CartEditor;
  loadError: CartLoaded["loadError"];
  onRetry: () => void;
}

/** Lines, total and links; before that a skeleton, an error, or the empty cart. */
function CartPanelBody({ editor, loadError, onRetry }: CartPanelBodyProps) {
  const list = useRef<HTMLUListElement>(null);
  const { cart, problem } = editor;
  if (!cart && loadError) return <PanelError loadError={loadError} onRetry={onRetry} />;
  if (!cart) return <PanelSkeleton />;
  if (cart.isEmpty) return <PanelEmpty losses={editor.losses} />;
  return (
    <>
      <PendingChangeGuard isBusy={editor.isBusy} />
      <div className="drawer-body">
        {editor.losses && <CartRestored losses={editor.losses} isEmpty={false} />}
        {problem && !cart.lines.some((line) => line.key === problem.lineKey) && (
          <Alert type="error">{problem.message}</Alert>
        )}
        <ul className="cart-panel-lines" ref={list} tabIndex={-1} aria-label={CART.lines}>
          {cart.lines.map((line) => (
            <CartLineItem key={line.key} line={line} editor={editor} onRemoved={() => list.current?.focus()} />
          ))}
        </ul>
      </div>
      <div className="bottom-bar">
        <FreeShippingProgress cart={cart} />
        <CartTotals cart={cart} isBusy={editor.isBusy} isShort />
        <CheckoutLink cart={cart} isBusy={editor.isBusy} />
        <Link className="button ghost full-width" to={href(paths.cart)}>
          {CART.view}
        </Link>
      </div>
    </>
  );
}

function PanelError({ loadError, onRetry }: { loadError: NonNullable<CartLoaded["loadError"]>; onRetry: () => void }) {
  return (
    <div className="drawer-body cart-panel-message" role="alert">
      <p>
        <b>{loadError.title}</b>
      </p>
      <p>{loadError.text}</p>
      <button type="button" className="button ghost" onClick={onRetry}>
        {CART.retry}
      </button>
    </div>
  );
}

function PanelEmpty({ losses }: Pick<CartEditor, "losses">) {
  return (
    <div className="drawer-body cart-panel-message">
      {losses && losses.length > 0 && <CartRestored losses={losses} isEmpty />}
      <p className="head">{CART.emptyTitle}</p>
      <p className="muted">{CART.emptyText}</p>
      <Link className="button" to={SHOP_PATH}>
        {CART.toShop}
      </Link>
    </div>
  );
}

function PanelSkeleton() {
  return (
    <div className="drawer-body" role="status">
      <span className="visually-hidden">{CART.loading}</span>
      {[1, 2].map((number) => (
        <div key={number} className="cart-line" aria-hidden="true">
          <span className="cart-line-picture skeleton" />
          <span className="cart-skeleton-text skeleton" />
          <span className="cart-skeleton-bottom skeleton" />
        </div>
      ))}
    </div>
  );
}

/** The product just added; null when opened by the link. */
export type OpenedFor = Added | null;

/** Why the panel was opened, and on which entry of the browser's history. Any navigation closes it. */
interface Opened {
  locationKey: string;
  added: OpenedFor;
}

export interface CartPanelProps {
  /** false on pages that show the cart themselves. */
  isNeeded: boolean;
  /** The panel's first opening, perhaps before its script was loaded; null: only load the cart. */
  first: Opened | null;
  /** The newest cart that a reply contained, which saves loading it; null: there is none. */
  known: Cart | null;
}

const CLOSED: Opened = { locationKey: "", added: null };

/** The cart as a drawer on any page: opened by the header's link, and after an add if configured. */
export function CartPanel({ isNeeded, first, known }: CartPanelProps) {
  const { settings } = useShop();
  const { key: locationKey } = useLocation();
  const fetcher = useFetcher<CartLoaded>();
  const [opened, setOpened] = useState(first);
  const loaded = fetcher.data;
  const reload = () => {
    if (isNeeded && fetcher.state === "idle") void fetcher.load(href(paths.cart));
  };
  const editor = useCartEditor(loaded ?? null, null, reload, known);

  function load() {
    if (!editor.cart) reload();
  }
  const open = useEffectEvent((added: OpenedFor) => {
    setOpened({ locationKey, added });
    load();
  });

  const begin = useEffectEvent(load);
  useEffect(() => begin(), []);
  useEffect(() => (isNeeded ? onOpenCart(() => open(null)) : undefined), [isNeeded]);
  useEffect(() => (isNeeded && settings.autoOpenCart ? onAdded(open) : undefined), [isNeeded, settings.autoOpenCart]);

  const notify = useNotify();
  // If the cart is loaded before the panel is opened, nobody sees the panel's own note that it was restored.
  useReply(loaded, ({ restored, losses }) => {
    if (restored && opened?.locationKey !== locationKey) notify(restoredMessage(losses ?? []));
  });

  // Going back in the history must not open the panel again.
  if (opened?.locationKey && opened.locationKey !== locationKey) setOpened(CLOSED);

  // The panel's markup isn't rendered until it is opened, so cached pages don't contain it.
  if (!isNeeded || !opened) return null;
  const title = editor.cart ? CART.titleWithCount(editor.cart.itemCount) : CART.title;
  return (
    <Drawer isOpen={opened.locationKey === locationKey} onClose={() => setOpened(CLOSED)} title={title}>
      {opened.added !== null && (
        <p className="cart-added" role="status">
          <Icon name="check" size={20} /> <span>{CART.added(opened.added.name)}</span>
        </p>
      )}
      {opened.added?.notice && <Alert type="info">{opened.added.notice}</Alert>}
      {loaded?.storedNotice && <Alert type="info">{loaded.storedNotice}</Alert>}
      <CartPanelBody editor={editor} loadError={loaded?.loadError ?? null} onRetry={load} />
    </Drawer>
  );
}
