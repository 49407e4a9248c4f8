import { Icon } from "../../components/icon";
import { orderTone } from "../../shop/order-status";
import { orderStatusText } from "../../strings/order";

export function OrderStatus({ status }: { status: string }) {
  const tone = orderTone(status);
  return (
    <span className={`status status-${tone}`}>
      {tone === "bad" && <Icon name="alert" size={16} />}
      {orderStatusText(status)}
    </span>
  );
}
