import { formatAmount } from "../../domain/values/format-money";
import { SHELL } from "../../strings/shell";
import { Icon } from "../ui/icon";
import { useShop } from "../use-shop";

/** From which sum delivery is free, where the shop says one. */
export function FreeShipping() {
  const { site } = useShop();
  if (!site.freeShippingFrom) return null;
  const { first, second } = formatAmount(site.freeShippingFrom, site.currency, site.priceDisplay);
  return (
    <li>
      <Icon name="truck" size={16} />
      {SHELL.freeShipping} {second ? `${first} / ${second}` : first}
    </li>
  );
}
