import { PhoneLink } from "./contact-link";
import { Link } from "react-router";
import { SHELL } from "#strings/shell";
import { AccountLink, CartLink, WishlistLink } from "./header-links";
import { Icon } from "../ui/icon";
import { LanguageLinks } from "./language-links";
import { MainNav } from "./main-nav";
import { MobileMenu } from "./mobile-menu";
import { SearchForm } from "../search/search-form";
import { useShop } from "../use-shop";
import { formatAmount } from "../../domain/values/format-money";
import * as paths from "#paths";

/** The free-shipping threshold, if the shop has one. */
function FreeShipping() {
  const { site } = useShop();
  if (!site.freeShippingFrom) return null;
  const text = `${SHELL.freeShipping} ${formatAmount(site.freeShippingFrom, site.currency, site.priceDisplay).text}`;
  return (
    <li key={text}>
      <Icon name="truck" size={16} />
      {text}
    </li>
  );
}

/** Bar, wordmark, search, cart and the menu. */
export function Header() {
  const { site } = useShop();
  return (
    <header>
      <div className="utility inverse">
        <div className="container">
          <ul>
            <FreeShipping />
            <li className="utility-wide">
              <Icon name="back" size={16} />
              {SHELL.returns}
            </li>
          </ul>
          <div className="utility-contact">
            <LanguageLinks />
            <PhoneLink className="utility-wide" />
          </div>
        </div>
      </div>
      <div className="header">
        <div className="container">
          <div className="header-row">
            <MobileMenu />
            <Link className="wordmark" to={paths.home} aria-label={SHELL.homeOf(site.name)} translate="no">
              {site.name}
            </Link>
            <div className="header-search">
              <SearchForm />
            </div>
            <nav className="header-links" aria-label={SHELL.personal}>
              <AccountLink />
              <WishlistLink />
              <CartLink />
            </nav>
          </div>
          <MainNav />
        </div>
      </div>
    </header>
  );
}
