import { DRAFT_HEADERS, DraftFrame } from "../../components/content/draft-frame";
import { initialOptions } from "../../domain/product/selected-options";
import { unlistedMeta } from "../../domain/seo/page-title";
import { DRAFT } from "#strings/draft";
import type { Route } from "./+types/draft-route";
import { ProductTabs } from "./details/product-tabs";
import { ProductMain } from "./product-main";
import { loadDraft } from "../load-draft";

export { linkProduct as links, productHandle as handle } from "../../styles/links";

export const headers = () => DRAFT_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData?.draft ? DRAFT.title(loaderData.draft.product.name) : DRAFT.refusedTitle, matches);

export const loader = (args: Route.LoaderArgs) => loadDraft(args, "product");

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData;
  return (
    <DraftFrame reply={loaderData} note={DRAFT.product}>
      {draft && (
        <div className="container">
          <ProductMain
            product={draft.product}
            serverOptions={initialOptions(draft.product, new URLSearchParams())}
            variations={null}
          />
          <ProductTabs product={draft.product} />
        </div>
      )}
    </DraftFrame>
  );
}
