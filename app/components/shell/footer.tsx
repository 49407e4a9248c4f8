import { PhoneLink } from "./contact-link";
import { href, Link } from "react-router";
import { SHELL } from "#strings/shell";
import { CategoryLinks } from "./category-links";
import { useShop } from "../use-shop";
import { PLAIN_LISTING, serializeListingQuery } from "../../domain/catalog/listing-query";
import type { MenuBranch } from "../../domain/content/menu";
import type { PublicSite } from "../../config/site";
import { MenuLink } from "./menu-link";
import { ConsentLink } from "../consent/consent-link";
import { SHOP_PATH } from "../../config/shop-path";
import * as paths from "#paths";

const COLUMNS_MAX = 3;

/** The merchant's link columns, or the default ones. */
function FooterColumns() {
  const { site, footerMenu } = useShop();
  const columns = footerMenu.filter(({ children }) => children?.length);
  return (columns.length > 0 ? columns : ourColumns(site))
    .slice(0, COLUMNS_MAX)
    .map(({ label, language, children }) => (
      <nav key={label} lang={language} aria-label={label}>
        <h2>{label}</h2>
        {children?.map((child) => (
          <MenuLink key={`${child.label} ${child.href}`} item={child} />
        ))}
      </nav>
    ));
}

function ourColumns(site: PublicSite): MenuBranch[] {
  return [
    column(SHELL.shopping, [
      [SHELL.allProducts, SHOP_PATH],
      [SHELL.reduced, serializeListingQuery({ ...PLAIN_LISTING, onSale: true })],
      [SHELL.allCategories, href(paths.categories)],
      [SHELL.comparison, href(paths.comparison)],
      [SHELL.blog, href(paths.blog)],
    ]),
    column(SHELL.help, [
      [SHELL.delivery, site.deliveryPath],
      [SHELL.returnsPage, site.withdrawalPath],
      [SHELL.guarantee, site.guaranteePath],
    ]),
    column(SHELL.legal, [
      [SHELL.terms, site.termsPath],
      [SHELL.privacy, site.privacyPath],
    ]),
  ];
}

function column(label: string, links: OurLink[]): MenuBranch {
  return { label, href: null, children: listLinks(links) };
}

type OurLink = [label: string, href: string];

/** Links as items of a menu, without the pages that the shop doesn't have. */
function listLinks(links: OurLink[]): MenuBranch[] {
  return links.filter(([, href]) => href !== "").map(([label, href]) => ({ label, href }));
}

/** Links that every shop shows, whatever the merchant's menus are: what the law requires, and pages of the shop's own. */
function FooterLegal() {
  const { site } = useShop();
  const links = listLinks([
    [SHELL.terms, site.termsPath],
    [SHELL.privacy, site.privacyPath],
    [SHELL.cookies, site.cookiesPath],
    [SHELL.withdrawal, href(paths.withdrawal)],
    [SHELL.guarantee, site.guaranteePath],
    [SHELL.accessibility, site.accessibilityPath],
  ]);
  return (
    <div className="bottom-bar">
      <span>{[site.company, site.vatNumber && SHELL.vatIncluded].filter(Boolean).join(" · ")}</span>
      <div className="footer-links">
        {links.map((item) => (
          <MenuLink key={item.label} item={item} />
        ))}
        {site.trackingId && <ConsentLink />}
      </div>
      <span>{[...site.paymentWays, ...site.couriers].join(" · ")}</span>
    </div>
  );
}

/** Trader data, legal links and categories. */
export function Footer() {
  const { categories } = useShop();
  return (
    <footer className="footer inverse">
      <div className="container">
        <div className="columns">
          <Trader />
          <FooterColumns />
        </div>
        <nav className="footer-categories" id="menu" aria-label={SHELL.categories} tabIndex={-1}>
          <Link to={SHOP_PATH}>{SHELL.allProducts}</Link>
          <CategoryLinks categories={categories} />
        </nav>
        <FooterLegal />
      </div>
    </footer>
  );
}

function Trader() {
  const { site } = useShop();
  const numbers = [
    site.companyNumber && `${SHELL.companyNumber} ${site.companyNumber}`,
    site.vatNumber && `${SHELL.vatNumber} ${site.vatNumber}`,
  ];
  return (
    <div className="identity">
      <div className="wordmark" translate="no">
        {site.name}
      </div>
      <p>
        {[site.company, numbers.filter(Boolean).join(" · "), site.address, site.openingHours]
          .filter(Boolean)
          .join("\n")}
      </p>
      <address>
        <PhoneLink />
        {site.email && (
          <a href={`mailto:${site.email}`} translate="no">
            {site.email}
          </a>
        )}
      </address>
    </div>
  );
}
