import { Link } from "react-router";
import { WITHDRAWAL_PATH } from "../shop/withdrawal";
import { SHELL } from "../strings/shell";
import { ConsentLink } from "./consent-link";
import { Icon } from "./icon";
import { useShop } from "./use-shop";

/** Header of the checkout: nothing that leads away but home. */
export function SmallHeader() {
  const { site } = useShop();
  return (
    <header className="hd hd-min">
      <div className="wrap">
        <div className="hd-row">
          <Link className="wm" to="/" aria-label={SHELL.homeOf(site.name)}>
            {site.name}
          </Link>
          {site.phone && (
            <a className="hd-phone" href={`tel:${site.phone.replace(/\s/g, "")}`}>
              <Icon name="phone" size={20} />
              {site.phone}
            </a>
          )}
        </div>
      </div>
    </header>
  );
}

export function SmallFooter() {
  const { site } = useShop();
  return (
    <footer className="wrap ft-min">
      <p className="cap">
        {site.company} · {SHELL.companyNumber} {site.companyNumber} · {site.address} ·{" "}
        <Link to={WITHDRAWAL_PATH}>{SHELL.withdrawal}</Link>
        {site.trackingId && (
          <>
            {" "}
            · <ConsentLink />
          </>
        )}
      </p>
    </footer>
  );
}
