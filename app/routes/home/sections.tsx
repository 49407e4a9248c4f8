import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import type { HomeWords } from "../../config/home";
import { FLUID_PRESETS } from "../../config/images";
import { HOME } from "#strings/catalog/home";
import { Icon } from "../../components/ui/icon";
import { Picture } from "../../components/ui/picture";
import { searchFor, serializeListingQuery } from "../../domain/catalog/listing-query";
import { SHOP_PATH } from "../../config/shop-path";

function HeroPicture({ words: { heroImage, heroPicture } }: { words: HomeWords }) {
  if (heroImage)
    return (
      <div className="hero-picture">
        <Picture image={{ sourceUrl: heroImage, altText: heroPicture }} preset="hero" isMain />
      </div>
    );
  if (!heroPicture) return null;
  const { width, height, sizes } = FLUID_PRESETS.hero;
  return (
    <picture className="hero-picture">
      <source type="image/avif" srcSet="/hero-780.avif 780w, /hero.avif 1500w" sizes={sizes} />
      <img src="/hero.webp" width={width} height={height} alt={heroPicture} fetchPriority="high" />
    </picture>
  );
}

export function Hero({ words }: { words: HomeWords }) {
  const { site } = useShop();
  return (
    <section className="hero">
      <div className="container">
        <h1>{words.heroTitle || site.name}</h1>
        <HeroPicture words={words} />
        <div className="hero-text">
          <p>{site.longDescription || site.shortDescription}</p>
          <div className="actions">
            <Link className="button large" to={SHOP_PATH} prefetch="intent">
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
    <section className="container section">
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
    </section>
  );
}

/** Searches by goal; renders nothing without any. */
export function Goals({ words: { goalQuestion, goals } }: { words: HomeWords }) {
  if (goals.length === 0) return null;
  return (
    <section className="goals inverse">
      <div className="container">
        <h2 className="goals-title">{goalQuestion || HOME.goalQuestion}</h2>
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
    </section>
  );
}
