import { Breadcrumb } from "../../components/ui/breadcrumb";
import { WishlistView } from "../../components/wishlist/wishlist-view";
import { unlistedMeta } from "../../domain/seo/page-title";
import type { Route } from "./+types/route";
import { SHELL } from "#strings/shell";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(SHELL.wishlist, matches);

/** The same page for everybody; only the browser knows its contents. */
export default function WishlistRoute() {
  return (
    <div className="container wishlist">
      <Breadcrumb trail={[{ name: SHELL.wishlist }]} />
      <div className="page-head">
        <h1>{SHELL.wishlist}</h1>
      </div>
      <WishlistView />
    </div>
  );
}
