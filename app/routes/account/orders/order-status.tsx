import { Icon } from "../../../components/ui/icon";
import { orderTone } from "../../../domain/orders/order-status";
import { orderStatusText } from "../../../strings/checkout/order";

export function OrderStatus({ status }: { status: string }) {
  const tone = orderTone(status);
  return (
    <span className={`status status-${tone}`}>
      {tone === "bad" && <Icon name="alert" size={16} />}
      {orderStatusText(status)}
    </span>
  );
}
