import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import type { HomeWords } from "../../config/home";
import { HOME } from "../../strings/catalog/home";

/** What app/styles/screens/home.css makes of the picture's column. */
const WIDTHS = "(min-width: 1344px) 821px, (min-width: 768px) calc(58.4vw + 36px), 100vw";

export function Hero({ words }: { words: HomeWords }) {
  const { site } = useShop();
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{words.heroTitle || site.name}</h1>
        {words.heroPicture && (
          <picture className="pic">
            <source type="image/avif" srcSet="/hero-780.avif 780w, /hero.avif 1500w" sizes={WIDTHS} />
            <img src="/hero.webp" width={1500} height={1218} alt={words.heroPicture} fetchPriority="high" />
          </picture>
        )}
        <div className="txt">
          <p>{site.longDescription || site.shortDescription}</p>
          <div className="act">
            <Link className="btn lg" to="/magazin" prefetch="intent">
              {HOME.toShop}
            </Link>
          </div>
        </div>
      </div>
    </section>
  );
}
