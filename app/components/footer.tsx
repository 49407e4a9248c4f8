import { Link } from "react-router";
import { categoryPath } from "../shop/listing-scope";
import { WITHDRAWAL_PATH } from "../shop/withdrawal";
import { SHELL } from "../strings/shell";
import { useShop } from "./use-shop";

/** Who trades here (law-and-practice, Trader identity), and the categories once more. */
export function Footer() {
  const { site, categories } = useShop();
  return (
    <footer className="ft inv">
      <div className="wrap">
        <div className="cols">
          <div className="id">
            <div className="wm">{site.name}</div>
            <p>
              {site.company}
              <br />
              {SHELL.companyNumber} {site.companyNumber}
              {site.vatNumber && ` · ${SHELL.vatNumber} ${site.vatNumber}`}
            </p>
            <address>{site.address}</address>
          </div>
          <nav id="menu" aria-label={SHELL.shopping} tabIndex={-1}>
            <h2>{SHELL.shopping}</h2>
            <ul className="ft-categories">
              <li>
                <Link to="/magazin">{SHELL.allProducts}</Link>
              </li>
              <li>
                <Link to="/produkt-kategoriya">{SHELL.allCategories}</Link>
              </li>
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={categoryPath(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2>{SHELL.contact}</h2>
            <ul>
              <li>
                <a href={`tel:${site.phone.replace(/\s/g, "")}`}>{site.phone}</a>
              </li>
              <li>
                <a href={`mailto:${site.email}`}>{site.email}</a>
              </li>
              <li>{site.openingHours}</li>
              <li>
                <Link to={WITHDRAWAL_PATH}>{SHELL.withdrawal}</Link>
              </li>
            </ul>
          </div>
        </div>
        <div className="bot">
          <span>
            {site.company} · {SHELL.vatIncluded}
          </span>
          <ul>
            {SHELL.ways.map((way) => (
              <li key={way}>{way}</li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
