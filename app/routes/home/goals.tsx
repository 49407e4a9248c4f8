import { Link } from "react-router";
import { Icon } from "../../components/icon";
import { searchFor, serialiseListingQuery } from "../../shop/listing-query";
import { HOME } from "../../strings/home";

export function Goals() {
  return (
    <section className="goals inv">
      <div className="wrap">
        <h2 className="k">{HOME.goalQuestion}</h2>
        <ul>
          {HOME.goals.map(({ name, text, search }) => (
            <li key={name}>
              <Link to={serialiseListingQuery(searchFor(search))}>
                <span className="g">{name}</span>
                <span>{text}</span>
                <Icon name="arrow" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
