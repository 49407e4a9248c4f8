import { DRAFT_HEADERS, DraftFrame } from "../../components/content/draft-frame";
import { blogPath } from "../../domain/content/blog-path";
import { unlistedMeta } from "../../domain/seo/page-title";
import { DRAFT } from "#strings/draft";
import { BLOG } from "#strings/blog";
import type { Route } from "./+types/draft-route";
import { PostPage } from "./post-page";
import { loadDraft } from "../load-draft";

const TRAIL = [{ name: BLOG.title, to: blogPath("") }];

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const headers = () => DRAFT_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData?.draft ? DRAFT.title(loaderData.draft.post.title) : DRAFT.refusedTitle, matches);

export const loader = (args: Route.LoaderArgs) => loadDraft(args, "post");

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData;
  return (
    <DraftFrame reply={loaderData}>
      {draft && <PostPage post={draft.post} trail={TRAIL} products={[]} areNamed={false} more={[]} />}
    </DraftFrame>
  );
}
