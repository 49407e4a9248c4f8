import { Icon, type IconName } from "../../components/icon";
import { PRODUCT } from "../../strings/product";

const SERVICES: { icon: IconName; name: string; hint: string }[] = [
  { icon: "truck", name: PRODUCT.courier, hint: PRODUCT.courierHint },
  { icon: "back", name: PRODUCT.returns, hint: PRODUCT.returnsHint },
  { icon: "shield", name: PRODUCT.guarantee, hint: PRODUCT.guaranteeHint },
];

/** What comes with every purchase; nothing is carried or sent back where a product isn't a thing. */
export function Services({ isVirtual }: { isVirtual: boolean }) {
  if (isVirtual) {
    return (
      <p className="note">
        <Icon name="info" size={20} />
        {PRODUCT.virtualNote}
      </p>
    );
  }
  return (
    <ul className="svc">
      {SERVICES.map(({ icon, name, hint }) => (
        <li key={name}>
          <Icon name={icon} />
          <div>
            <b>{name}</b>
            <span className="cap">{hint}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
