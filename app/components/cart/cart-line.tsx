import { href, Link } from "react-router";
import { QUANTITY_MAX } from "../../config/limits";
import { listOptions, optionsLanguage, type CartLine } from "../../domain/cart/cart";
import { findShortage, lineQuantityLimit } from "../../domain/cart/cart-stock";
import { keepUnits } from "../../domain/values/keep-units";
import { CART } from "#strings/checkout/cart";
import { Amount } from "../ui/amount";
import { Icon } from "../ui/icon";
import { Picture } from "../ui/picture";
import { Stepper } from "../ui/stepper";
import type { CartEditor } from "./use-cart-editor";
import { useNotify } from "../ui/notifications";
import { useShop } from "../use-shop";
import { wishlistStore } from "../../browser/wishlist-store";
import { productPath } from "../../domain/product/product-url";
import { Problem } from "../ui/problem";
import * as paths from "#paths";

interface CartLineItemProps {
  line: CartLine;
  editor: CartEditor;
  /** Called to move the focus once the line is removed. */
  onRemoved: () => void;
}

/**
 * Moves a line to the wishlist (`showMoveToWishlist`). Not a form: without scripts there is no wishlist, and the line
 * would be lost.
 */
function MoveToWishlist({ line, editor, onRemoved }: CartLineItemProps) {
  const { settings } = useShop();
  const notify = useNotify();
  if (!settings.showMoveToWishlist) return null;
  const move = () => {
    wishlistStore().add({ databaseId: line.productId, name: line.name });
    editor.change({ intent: "remove", key: line.key });
    notify({ type: "success", title: CART.movedToWishlist, message: line.name });
    onRemoved();
  };
  return (
    <button
      type="button"
      className="link muted with-scripts cart-line-wishlist"
      aria-label={CART.toWishlist(line.name)}
      onClick={move}
    >
      <Icon name="heart" size={16} />
      {CART.toWishlistShort}
    </button>
  );
}

/** One cart line, on the page and in the panel: two small forms that work without scripts. */
export function CartLineItem({ line, editor, onRemoved }: CartLineItemProps) {
  const path = productPath(line.slug);
  const problem = editor.problem?.lineKey === line.key ? editor.problem : null;
  const options = listOptions(line);
  const shortage = findShortage(line, editor.cart?.lines ?? []);
  return (
    <li className="cart-line" aria-busy={editor.isWaiting(line.key)}>
      <Link className="picture cart-line-picture" to={path} tabIndex={-1} aria-hidden="true">
        <Picture image={line.image} preset="thumbnail" alt="" />
      </Link>
      <Link className="cart-line-name" to={path} lang={line.language}>
        {keepUnits(line.name)}
      </Link>
      <form
        className="cart-line-remove"
        method="post"
        action={href(paths.cart)}
        onSubmit={(event) => {
          editor.onSubmit(event);
          onRemoved();
        }}
      >
        <input type="hidden" name="key" value={line.key} />
        <button type="submit" className="icon-control" name="intent" value="remove" aria-label={CART.remove(line.name)}>
          <Icon name="trash" size={20} />
        </button>
      </form>
      {options.length > 0 && (
        <p className="cart-line-options" lang={optionsLanguage(line)}>
          {options.join(" · ")}
        </p>
      )}
      <div className="cart-line-bottom">
        <QuantityForm line={line} editor={editor} />
        <MoveToWishlist line={line} editor={editor} onRemoved={onRemoved} />
        <Amount value={line.subtotal} look="price" />
      </div>
      {problem && <Problem role="alert">{problem.message}</Problem>}
      {!problem && shortage && <Problem>{CART.shortage(shortage)}</Problem>}
    </li>
  );
}

function QuantityForm({ line, editor }: Pick<CartLineItemProps, "line" | "editor">) {
  return (
    // With scripts Enter commits the field, which already submits the change.
    <form
      className="cart-line-quantity"
      method="post"
      action={href(paths.cart)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="key" value={line.key} />
      <Stepper
        value={line.quantity}
        max={lineQuantityLimit(line, QUANTITY_MAX)}
        label={CART.quantity(line.name)}
        onChange={(quantity) => editor.change({ intent: "update", key: line.key, quantity: String(quantity) })}
      />
      <button type="submit" className="button ghost small without-scripts">
        {CART.update}
      </button>
    </form>
  );
}
