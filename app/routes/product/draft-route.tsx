import { data } from "react-router";
import { DRAFT_HEADERS, DraftFrame, toDraftReply } from "../../components/content/draft-frame";
import { initialOptions } from "../../domain/product/selected-options";
import { unlistedMeta } from "../../domain/seo/page-title";
import { draftsContext } from "../../services/drafts";
import { DRAFT } from "#strings/draft";
import type { Route } from "./+types/draft-route";
import { ProductTabs } from "./details/product-tabs";
import { ProductMain } from "./product-main";

export { linkProduct as links, productHandle as handle } from "../../styles/links";

export const headers = () => DRAFT_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData?.draft ? DRAFT.title(loaderData.draft.product.name) : DRAFT.refusedTitle, matches);

/** The draft of a product, for the browser of the editor whom WordPress led here (worker/content/drafts.ts). */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const drafts = context.get(draftsContext);
  if (!drafts) throw data(null, { status: 404 });
  const { status, ...reply } = toDraftReply(await drafts.find(), "product", id);
  return data(reply, { status });
}

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
