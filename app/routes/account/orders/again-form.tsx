import { Form, href, Link, useNavigation } from "react-router";
import { Alert } from "../../../components/ui/alert";
import type { CustomerOrder } from "../../../domain/orders/order";
import { failureText } from "#strings/errors/failures";
import { ORDER_AGAIN } from "#strings/account/my-account";
import { orderPath } from "../tabs";
import type { NotAdded, OrderedAgain } from "./order-again";
import { SubmitButton } from "../../../components/ui/submit-button";
import * as paths from "#paths";

/** Orders the lines again; leads to the cart, or says what couldn't be added. */
export function AgainForm({ order }: { order: CustomerOrder }) {
  const action = orderPath(order.databaseId);
  const isBusy = useNavigation().formAction === action;
  if (order.lines.length === 0) return null;
  return (
    <Form method="post" action={action} defaultShouldRevalidate={false}>
      <SubmitButton className="button ghost" name="intent" value="again" isBusy={isBusy}>
        {isBusy ? ORDER_AGAIN.busy : ORDER_AGAIN.button}
      </SubmitButton>
    </Form>
  );
}

/** Lists what couldn't be added, with a link to the cart. */
export function AgainNotice({ again: { isAny, notAdded, failure } }: { again: OrderedAgain }) {
  return (
    <Alert type={isAny && !failure ? "info" : "error"}>
      {failure ? (
        <p>
          {[failure.kind === "invalid" ? ORDER_AGAIN.full : failureText(failure).text, isAny && ORDER_AGAIN.stopped]
            .filter(Boolean)
            .join(" ")}
        </p>
      ) : (
        <p>{isAny ? ORDER_AGAIN.partly : ORDER_AGAIN.nothing}</p>
      )}
      {notAdded.length > 0 && (
        <ul className="cart-losses">
          {notAdded.map((line, index) => (
            <li key={index}>{describeNotAdded(line)}</li>
          ))}
        </ul>
      )}
      {isAny && (
        <p>
          <Link className="link" to={href(paths.cart)}>
            {ORDER_AGAIN.toCart}
          </Link>
        </p>
      )}
    </Alert>
  );
}

function describeNotAdded({ name, added, wanted, hasChoices }: NotAdded): string {
  if (hasChoices) return ORDER_AGAIN.chosen(name);
  return added ? ORDER_AGAIN.fewer(name, added, wanted) : ORDER_AGAIN.gone(name);
}
