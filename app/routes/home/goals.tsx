import { Link } from "react-router";
import { Icon } from "../../components/ui/icon";
import { LazyHydration } from "../../components/ui/lazy-hydration";
import type { HomeWords } from "../../config/home";
import { searchFor, serialiseListingQuery } from "../../domain/catalog/listing-query";

/** Searches that shoppers come with; nothing where the merchant names none. */
export function Goals({ words: { goalQuestion, goals } }: { words: HomeWords }) {
  if (goals.length === 0) return null;
  return (
    <LazyHydration className="goals inv">
      <div className="wrap">
        <h2 className="k">{goalQuestion}</h2>
        <ul>
          {goals.map(({ name, text, search }) => (
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
    </LazyHydration>
  );
}
