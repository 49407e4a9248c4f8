import { Icon } from "../../components/icon";
import { HOME } from "../../strings/home";

export function Trust() {
  return (
    <section className="wrap sec">
      <ul className="trust">
        {HOME.trust.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon} />
            <div>
              <b>{name}</b>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
