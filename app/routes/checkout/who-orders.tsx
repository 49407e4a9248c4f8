import { Link } from "react-router";
import type { CheckoutState } from "../../context";
import { CHECKOUT } from "../../strings/checkout/checkout";

/** Whose order it will be. A guest may sign in, and finds his form as he left it: a button of the form takes it along. */
export function WhoOrders({ customer }: Pick<CheckoutState, "customer">) {
  if (!customer)
    return (
      <p className="who-orders">
        {CHECKOUT.haveAccount}{" "}
        <button type="submit" className="lnk" name="intent" value="sign-in">
          {CHECKOUT.signIn}
        </button>
      </p>
    );
  return (
    <p className="who-orders">
      {CHECKOUT.signedInAs}
      <b>{customer.name || customer.email}</b>
      {customer.name && customer.email && ` (${customer.email})`}.{" "}
      <Link className="lnk" to="/my-account">
        {CHECKOUT.toAccount}
      </Link>
    </p>
  );
}
