import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import type { HomeWords } from "../../config/home";
import { HOME } from "../../strings/home";

export function Hero({ words }: { words: HomeWords }) {
  const { site } = useShop();
  return (
    <section className="hero">
      <div className="wrap">
        <h1>
          {words.heroTitle.split("\n").map((line) => (
            <span key={line}>{`${line} `}</span>
          ))}
        </h1>
        <div className="pic">
          <img
            src="/hero.webp"
            srcSet="/hero-780.webp 780w, /hero.webp 1500w"
            sizes="(min-width: 768px) 58vw, 108vw"
            width={1500}
            height={1218}
            alt={words.heroPicture}
            fetchPriority="high"
          />
        </div>
        <div className="txt">
          <p>{site.longDescription}</p>
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
