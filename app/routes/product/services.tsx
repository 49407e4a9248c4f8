import { Icon, type IconName } from "../../components/ui/icon";
import { useShop } from "../../components/use-shop";
import { PRODUCT } from "../../strings/catalog/product";

const listServices = (couriers: readonly string[]): { icon: IconName; name: string; hint: string }[] => [
  { icon: "truck", name: PRODUCT.courier(couriers), hint: PRODUCT.courierHint },
  { icon: "back", name: PRODUCT.returns, hint: PRODUCT.returnsHint },
  { icon: "shield", name: PRODUCT.guarantee, hint: PRODUCT.guaranteeHint },
];

/** Services of every purchase; virtual products have no shipping and returns. */
export function Services({ isVirtual }: { isVirtual: boolean }) {
  const { site } = useShop();
  if (isVirtual) {
    return (
      <p className="note">
        <Icon name="info" size={20} />
        {PRODUCT.virtualNote}
      </p>
    );
  }
  return (
    <ul className="services">
      {listServices(site.couriers).map(({ icon, name, hint }) => (
        <li key={name}>
          <Icon name={icon} />
          <div>
            <b>{name}</b>
            <span className="caption">{hint}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
