import { Link } from "react-router";
import { MY_ORDERS } from "../../strings/my-account";
import { AccountShell } from "./account-shell";
import { tabPath } from "./tabs";

export function NoSuchOrder() {
  return (
    <AccountShell tab="orders" title={MY_ORDERS.title} below={MY_ORDERS.notFoundTitle}>
      <div className="empty">
        <h2>{MY_ORDERS.notFoundTitle}</h2>
        <p>{MY_ORDERS.notFoundText}</p>
        <div className="act">
          <Link className="btn lg" to={tabPath("orders")}>
            {MY_ORDERS.toOrders}
          </Link>
        </div>
      </div>
    </AccountShell>
  );
}
