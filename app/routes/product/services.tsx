import { Icon, type IconName } from "../../components/ui/icon";
import { useShop } from "../../components/use-shop";
import { PRODUCT_PAGE } from "#strings/catalog/product-page";

const listServices = (couriers: readonly string[]): { icon: IconName; name: string; hint: string }[] => [
  { icon: "truck", name: PRODUCT_PAGE.courier(couriers), hint: PRODUCT_PAGE.courierHint },
  { icon: "back", name: PRODUCT_PAGE.returns, hint: PRODUCT_PAGE.returnsHint },
  { icon: "shield", name: PRODUCT_PAGE.guarantee, hint: PRODUCT_PAGE.guaranteeHint },
];

/** Services of every purchase; virtual products have no shipping and returns. */
export function Services({ isVirtual }: { isVirtual: boolean }) {
  const { site } = useShop();
  if (isVirtual) {
    return (
      <p className="note">
        <Icon name="info" size={20} />
        {PRODUCT_PAGE.virtualNote}
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
