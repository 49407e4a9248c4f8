import type { CartLoss } from "../../domain/cart/cart";
import { CART } from "#strings/checkout/cart";
import { ERROR_NOTIFICATION_MS } from "../../config/limits";
import { Alert } from "../ui/alert";

interface CartRestoredProps {
  losses: readonly CartLoss[];
  /** Nothing could be restored. */
  isEmpty: boolean;
}

/** The notification for pages without `CartRestored`; it stays long enough to read the names. */
export function restoredMessage(losses: readonly CartLoss[]) {
  const message = losses.map((loss) => CART.loss(loss)).join(". ");
  const title = message ? CART.restoredBut : CART.restored;
  return { type: "info", title, message, duration: ERROR_NOTIFICATION_MS } as const;
}

/** Reports that a lost cart was restored, and lists what is missing. */
export function CartRestored({ losses, isEmpty }: CartRestoredProps) {
  return (
    <Alert type="info">
      <p>{isEmpty ? CART.restoredNothing : losses.length > 0 ? CART.restoredBut : CART.restored}</p>
      {losses.length > 0 && (
        <ul className="cart-losses">
          {losses.map((loss) => (
            <li key={CART.loss(loss)}>{CART.loss(loss)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
