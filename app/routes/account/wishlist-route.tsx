import { WishlistView } from "../../components/wishlist/wishlist-view";
import { unlistedMeta } from "../../domain/seo/page-title";
import type { Route } from "./+types/wishlist-route";
import { AccountShell } from "./account-shell";
import { requireViewer } from "./signed-in";
import { SHELL } from "#strings/shell";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(SHELL.wishlist, matches);

/** Stored in the browser only; shown here as one of the account's tabs. */
export async function loader(args: Route.LoaderArgs) {
  await requireViewer(args);
  return null;
}

export default function AccountWishlistRoute() {
  return (
    <AccountShell tab="wishlist" title={SHELL.wishlist}>
      <div className="wishlist">
        <WishlistView />
      </div>
    </AccountShell>
  );
}
