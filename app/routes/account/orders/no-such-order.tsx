import { EmptyState } from "../../../components/ui/empty-state";
import { MY_ORDERS } from "../../../strings/account/my-account";
import { AccountShell } from "../account-shell";
import { tabPath } from "../tabs";

export function NoSuchOrder() {
  return (
    <AccountShell tab="orders" title={MY_ORDERS.title} below={MY_ORDERS.notFoundTitle}>
      <EmptyState title={MY_ORDERS.notFoundTitle} action={{ to: tabPath("orders"), label: MY_ORDERS.toOrders }}>
        <p>{MY_ORDERS.notFoundText}</p>
      </EmptyState>
    </AccountShell>
  );
}
