import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import type { HomeWords } from "../../config/home";
import { HOME } from "../../strings/catalog/home";
import { Icon } from "../../components/ui/icon";
import { LazyHydration } from "../../components/ui/lazy-hydration";
import { searchFor, serializeListingQuery } from "../../domain/catalog/listing-query";

/** Widths of the picture's column in app/styles/screens/home.css. */
const WIDTHS = "(min-width: 1344px) 821px, (min-width: 768px) calc(58.4vw + 36px), 100vw";

export function Hero({ words }: { words: HomeWords }) {
  const { site } = useShop();
  return (
    <section className="hero">
      <div className="container">
        <h1>{words.heroTitle || site.name}</h1>
        {words.heroPicture && (
          <picture className="picture">
            <source type="image/avif" srcSet="/hero-780.avif 780w, /hero.avif 1500w" sizes={WIDTHS} />
            <img src="/hero.webp" width={1500} height={1218} alt={words.heroPicture} fetchPriority="high" />
          </picture>
        )}
        <div className="hero-text">
          <p>{site.longDescription || site.shortDescription}</p>
          <div className="actions">
            <Link className="button large" to="/magazin" prefetch="intent">
              {HOME.toShop}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The merchant's promises; renders nothing without any. */
export function Trust({ promises }: { promises: HomeWords["trust"] }) {
  if (promises.length === 0) return null;
  return (
    <LazyHydration className="container section">
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

/** Searches by goal; renders nothing without any. */
export function Goals({ words: { goalQuestion, goals } }: { words: HomeWords }) {
  if (goals.length === 0) return null;
  return (
    <LazyHydration className="goals inverse">
      <div className="container">
        <h2 className="goals-title">{goalQuestion}</h2>
        <ul>
          {goals.map(({ name, text, search }) => (
            <li key={name}>
              <Link to={serializeListingQuery(searchFor(search))}>
                <span className="goals-name">{name}</span>
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
