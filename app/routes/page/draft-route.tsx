import { DRAFT_HEADERS, DraftFrame } from "../../components/content/draft-frame";
import { unlistedMeta } from "../../domain/seo/page-title";
import { DRAFT } from "#strings/draft";
import type { Route } from "./+types/draft-route";
import { TextPage } from "../../components/content/text-page";
import { loadDraft } from "../load-draft";

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const headers = () => DRAFT_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData?.draft ? DRAFT.title(loaderData.draft.title) : DRAFT.refusedTitle, matches);

export const loader = (args: Route.LoaderArgs) => loadDraft(args, "page");

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData;
  return (
    <DraftFrame reply={loaderData}>
      {draft && <TextPage title={draft.title} html={draft.html} image={draft.image} defaultText={null} />}
    </DraftFrame>
  );
}
