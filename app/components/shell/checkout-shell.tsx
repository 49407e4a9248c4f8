import { PhoneLink } from "./contact-link";
import { href, Link, useLocation } from "react-router";
import { SHELL } from "#strings/shell";
import { ConsentLink } from "../consent/consent-link";
import { LanguageLinks } from "./language-links";
import { useShop } from "../use-shop";
import * as paths from "#paths";

/** Header of the checkout: only a link home, to avoid distraction. */
export function SmallHeader() {
  const { site } = useShop();
  const { pathname } = useLocation();
  return (
    <header className="header header-small">
      <div className="container">
        <div className="header-row">
          <Link className="wordmark" to={paths.home} aria-label={SHELL.homeOf(site.name)} translate="no">
            {site.name}
          </Link>
          <div className="header-contact">
            {/* The checkout's form has buttons instead, which store what is typed. */}
            {pathname !== href(paths.checkout) && <LanguageLinks />}
            <PhoneLink hasIcon />
          </div>
        </div>
      </div>
    </header>
  );
}

export function SmallFooter() {
  const { site } = useShop();
  return (
    <footer className="container footer-small">
      <p className="caption">
        <span>
          {[site.company, site.companyNumber && `${SHELL.companyNumber} ${site.companyNumber}`, site.address]
            .filter(Boolean)
            .map((part) => `${part} · `)
            .join("")}
        </span>
        <Link to={href(paths.withdrawal)}>{SHELL.withdrawal}</Link>
        {site.trackingId && (
          <span>
            {" "}
            · <ConsentLink />
          </span>
        )}
      </p>
    </footer>
  );
}
