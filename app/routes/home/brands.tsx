import { Link } from "react-router";
import { LazyHydration } from "../../components/ui/lazy-hydration";
import type { BrandLink } from "../../domain/catalog/category";
import { HOME } from "../../strings/catalog/home";

/** The brands with most products, by their names. */
export function Brands({ brands }: { brands: Pick<BrandLink, "name" | "path">[] }) {
  if (brands.length === 0) return null;
  return (
    <LazyHydration className="wrap sec">
      <h2 className="sr">{HOME.brands}</h2>
      <ul className="brands">
        {brands.map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </LazyHydration>
  );
}
