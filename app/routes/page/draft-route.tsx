import { data } from "react-router";
import { DRAFT_HEADERS, DraftFrame, toDraftReply } from "../../components/content/draft-frame";
import { unlistedMeta } from "../../domain/seo/page-title";
import { draftsContext } from "../../services/drafts";
import { DRAFT } from "#strings/draft";
import type { Route } from "./+types/draft-route";
import { TextPage } from "../../components/content/text-page";

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const headers = () => DRAFT_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData?.draft ? DRAFT.title(loaderData.draft.title) : DRAFT.refusedTitle, matches);

/** The draft of a page, for the browser of the editor whom WordPress led here (worker/content/drafts.ts). */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const drafts = context.get(draftsContext);
  if (!drafts) throw data(null, { status: 404 });
  const { status, ...reply } = toDraftReply(await drafts.find(), "page", id);
  return data(reply, { status });
}

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData;
  return (
    <DraftFrame reply={loaderData}>
      {draft && <TextPage title={draft.title} html={draft.html} image={draft.image} defaultText={null} />}
    </DraftFrame>
  );
}
