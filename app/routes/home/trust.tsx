import { Icon } from "../../components/ui/icon";
import { LazyHydration } from "../../components/ui/lazy-hydration";
import type { HomeWords } from "../../config/home";

/** What the merchant promises; nothing where he promises nothing. */
export function Trust({ promises }: { promises: HomeWords["trust"] }) {
  if (promises.length === 0) return null;
  return (
    <LazyHydration className="wrap sec">
      <ul className="trust">
        {promises.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <b>{name}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </LazyHydration>
  );
}
