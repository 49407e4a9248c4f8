import { Link } from "react-router";
import type { BrandSummary } from "../../shop/category";
import { scopePath } from "../../shop/listing-scope";
import { HOME } from "../../strings/home";

/** The brands with most products, by their names. */
export function Brands({ brands }: { brands: Pick<BrandSummary, "slug" | "name">[] }) {
  if (brands.length === 0) return null;
  return (
    <section className="wrap sec">
      <h2 className="sr">{HOME.brands}</h2>
      <ul className="brands">
        {brands.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={scopePath({ kind: "brand", slug })}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
