import { WITHDRAWAL_PATH } from "../../domain/withdrawals/withdrawal";
import { SHELL } from "../../strings/shell";
import { ConsentLink } from "../consent/consent-link";
import { MenuLink } from "./menu-link";
import { useShop } from "../use-shop";

/** What must be found on every page, whatever the merchant's menus say (law-and-practice). */
export function FooterRules() {
  const { site } = useShop();
  const links: [label: string, href: string][] = [
    [SHELL.terms, site.termsPath],
    [SHELL.privacy, site.privacyPath],
    [SHELL.cookies, site.cookiesPath],
    [SHELL.withdrawal, WITHDRAWAL_PATH],
    [SHELL.guarantee, site.guaranteePath],
    [SHELL.accessibility, site.accessibilityPath],
  ];
  return (
    <div className="bot">
      <span>{[site.company, SHELL.vatIncluded].filter(Boolean).join(" · ")}</span>
      <ul className="ft-rules">
        {links
          .filter(([, href]) => href !== "")
          .map(([label, href]) => (
            <li key={label}>
              <MenuLink href={href}>{label}</MenuLink>
            </li>
          ))}
        {site.trackingId && (
          <li>
            <ConsentLink />
          </li>
        )}
      </ul>
      <ul>
        {[...site.paymentWays, ...site.couriers].map((way) => (
          <li key={way}>{way}</li>
        ))}
      </ul>
    </div>
  );
}
