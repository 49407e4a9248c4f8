import { data } from "react-router";
import { DownloadList } from "../../components/orders/downloads";
import { EmptyState } from "../../components/ui/empty-state";
import { SERVICE_ERRORS } from "../../config/service-errors";
import { unlistedMeta } from "../../domain/seo/page-title";
import { MY_ACCOUNT, MY_DOWNLOADS } from "#strings/account/my-account";
import type { Route } from "./+types/downloads-route";
import { AccountShell, AccountError } from "./account-shell";
import { callAsCustomer } from "./signed-in";
import { SHOP_PATH } from "../../config/shop-path";

export { linkPersonal as links, personalHandle as handle } from "../../styles/links";

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(MY_DOWNLOADS.title, matches);

export async function loader(args: Route.LoaderArgs) {
  const read = await callAsCustomer(args, (account) => account.listDownloads());
  if (read.ok) return data({ downloads: read.value, error: "" });
  return data({ downloads: null, error: SERVICE_ERRORS.downloads }, { status: 503 });
}

export default function DownloadsRoute({ loaderData: { downloads, error } }: Route.ComponentProps) {
  return (
    <AccountShell tab="downloads" title={MY_DOWNLOADS.title}>
      {!downloads && <AccountError text={MY_DOWNLOADS.failed} error={error} />}
      {downloads && downloads.length > 0 && (
        <div className="box">
          <DownloadList downloads={downloads} />
          <p className="caption">{MY_DOWNLOADS.hint}</p>
        </div>
      )}
      {downloads?.length === 0 && (
        <EmptyState title={MY_DOWNLOADS.emptyTitle} action={{ to: SHOP_PATH, label: MY_ACCOUNT.toShop }}>
          <p>{MY_DOWNLOADS.emptyText}</p>
        </EmptyState>
      )}
    </AccountShell>
  );
}
