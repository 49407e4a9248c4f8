import { COMPARISON_PATH } from "../../domain/wishlist/browsing-history";
import { PLAIN_LISTING, serialiseListingQuery } from "../../domain/catalog/listing-query";
import { CATEGORIES_PATH } from "../../domain/catalog/listing-scope";
import type { MenuBranch } from "../../domain/content/menu";
import type { PublicSite } from "../../config/site";
import { SHELL } from "../../strings/shell";
import { MenuLink } from "./menu-link";
import { useShop } from "../use-shop";

const COLUMNS_MAX = 3;

/** The merchant's columns of links, or ours. */
export function FooterColumns() {
  const { site, footerMenu } = useShop();
  const columns = footerMenu.filter(({ children }) => children?.length);
  return (columns.length > 0 ? columns : ourColumns(site)).slice(0, COLUMNS_MAX).map(({ label, children }) => (
    <nav key={label} aria-label={label}>
      <h2>{label}</h2>
      <ul>
        {children?.map((child) =>
          child.href === null ? null : (
            <li key={`${child.label} ${child.href}`}>
              <MenuLink href={child.href} opensNewTab={child.opensNewTab}>
                {child.label}
              </MenuLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  ));
}

function ourColumns(site: PublicSite): MenuBranch[] {
  return [
    column(SHELL.shopping, [
      [SHELL.allProducts, "/magazin"],
      [SHELL.reduced, serialiseListingQuery({ ...PLAIN_LISTING, onSale: true })],
      [SHELL.allCategories, CATEGORIES_PATH],
      [SHELL.comparison, COMPARISON_PATH],
      [SHELL.blog, "/blog"],
    ]),
    column(SHELL.help, [
      [SHELL.delivery, site.deliveryPath],
      [SHELL.returnsPage, site.withdrawalPath],
      [SHELL.guarantee, site.guaranteePath],
    ]),
    column(SHELL.rules, [
      [SHELL.terms, site.termsPath],
      [SHELL.privacy, site.privacyPath],
    ]),
  ];
}

function column(label: string, links: [label: string, href: string][]): MenuBranch {
  const shown = links.filter(([, href]) => href !== "");
  return { label, href: null, children: shown.map(([name, href]) => ({ label: name, href })) };
}
