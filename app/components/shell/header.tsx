import { PhoneLink } from "./contact-link";
import { Link } from "react-router";
import { SHELL } from "../../strings/shell";
import { AccountLink, CartLink, WishlistLink } from "./header-links";
import { Icon } from "../ui/icon";
import { MainNav } from "./main-nav";
import { MobileMenu } from "./mobile-menu";
import { SearchForm } from "../search/search-form";
import { useShop } from "../use-shop";
import { formatAmount } from "../../domain/values/format-money";

/** The free-shipping threshold, if the shop has one. */
function FreeShipping() {
  const { site } = useShop();
  if (!site.freeShippingFrom) return null;
  const { first, second } = formatAmount(site.freeShippingFrom, site.currency, site.priceDisplay);
  return (
    <li>
      <Icon name="truck" size={16} />
      {SHELL.freeShipping} {second ? `${first} / ${second}` : first}
    </li>
  );
}

/** Bar, wordmark, search, cart and the menu. */
export function Header() {
  const { site } = useShop();
  return (
    <header>
      <div className="util inv">
        <div className="wrap">
          <ul>
            <FreeShipping />
            <li className="l2">
              <Icon name="back" size={16} />
              {SHELL.returns}
            </li>
          </ul>
          <PhoneLink className="l3" />
        </div>
      </div>
      <div className="hd">
        <div className="wrap">
          <div className="hd-row">
            <MobileMenu />
            <Link className="wm" to="/" aria-label={SHELL.homeOf(site.name)}>
              {site.name}
            </Link>
            <div className="hd-s">
              <SearchForm />
            </div>
            <nav className="hd-tools" aria-label={SHELL.personal}>
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
