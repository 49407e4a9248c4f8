import { PhoneLink } from "./contact-link";
import { Link } from "react-router";
import { SHELL } from "../../strings/shell";
import { CategoryLinks } from "./category-links";
import { FooterColumns } from "./footer-columns";
import { FooterRules } from "./footer-rules";
import { LazyHydration } from "../ui/lazy-hydration";
import { useShop } from "../use-shop";

/** Who trades here (law-and-practice, Trader identity), by what rules, and the categories once more. */
export function Footer() {
  const { categories } = useShop();
  return (
    <LazyHydration as="footer" className="ft inv">
      <div className="wrap">
        <div className="cols">
          <Trader />
          <FooterColumns />
        </div>
        <nav className="ft-categories" id="menu" aria-label={SHELL.categories} tabIndex={-1}>
          <ul>
            <li>
              <Link to="/magazin">{SHELL.allProducts}</Link>
            </li>
            <CategoryLinks categories={categories} />
          </ul>
        </nav>
        <FooterRules />
      </div>
    </LazyHydration>
  );
}

function Trader() {
  const { site } = useShop();
  return (
    <div className="id">
      <div className="wm">{site.name}</div>
      <p>
        {site.company}
        {site.company && <br />}
        {site.companyNumber && `${SHELL.companyNumber} ${site.companyNumber}`}
        {site.vatNumber && ` · ${SHELL.vatNumber} ${site.vatNumber}`}
      </p>
      <address>
        {site.address}
        {site.address && <br />}
        <PhoneLink />
        {site.phone && site.email && " · "}
        {site.email && <a href={`mailto:${site.email}`}>{site.email}</a>}
        <br />
        {site.openingHours}
      </address>
    </div>
  );
}
