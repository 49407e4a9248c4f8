import { Link } from "react-router";
import { Alert } from "../../components/alert";
import { ArrivalHeading } from "../../components/arrival-heading";
import { Breadcrumb } from "../../components/breadcrumb";
import { SignOut } from "../../components/sign-out";
import { useShop } from "../../components/use-shop";
import type { Viewer } from "../../shop/account";
import { pageTitle } from "../../shop/page-title";
import type { Notice } from "../../shop/sign-in-address";
import { CART } from "../../strings/cart";
import { SHELL } from "../../strings/shell";
import { NOTICE_TEXTS, OVERVIEW } from "../../strings/sign-in";
import { WISHLIST } from "../../strings/wishlist";

interface OverviewProps {
  viewer: Viewer;
  notice: Notice | null;
  /** Why a form of this page, such as the sign-out, failed; "" otherwise. */
  message: string;
}

const LINKS = [
  { to: "/wishlist", title: WISHLIST.title, text: OVERVIEW.wishlistText },
  { to: "/cart", title: CART.title, text: OVERVIEW.cartText },
];

/** The account of somebody who is signed in. */
export function Overview({ viewer, notice, message }: OverviewProps) {
  const { site } = useShop();
  const told = notice && NOTICE_TEXTS[notice][1];
  return (
    <div className="wrap">
      <title>{pageTitle(SHELL.account, site.name)}</title>
      <Breadcrumb trail={[{ name: SHELL.account }]} />
      <div className="overview">
        <ArrivalHeading>{OVERVIEW.greeting(viewer.firstName)}</ArrivalHeading>
        {message && <Alert type="error">{message}</Alert>}
        {told && <Alert type="success">{told}</Alert>}
        <div className="overview-who">
          <p className="mut">
            {OVERVIEW.signedInAs}
            <b>{viewer.email || viewer.username}</b>
          </p>
          <SignOut className="btn ghost sm" />
        </div>
        <ul className="overview-links">
          {LINKS.map(({ to, title, text }) => (
            <li key={to} className="box">
              <h2>
                <Link to={to}>{title}</Link>
              </h2>
              <p className="mut">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
