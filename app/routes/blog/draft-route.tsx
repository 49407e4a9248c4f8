import { data } from "react-router";
import { DRAFT_HEADERS, DraftFrame, toDraftReply } from "../../components/content/draft-frame";
import { blogPath } from "../../domain/content/blog-path";
import { unlistedMeta } from "../../domain/seo/page-title";
import { draftsContext } from "../../services/drafts";
import { DRAFT } from "#strings/draft";
import { BLOG } from "#strings/blog";
import type { Route } from "./+types/draft-route";
import { PostPage } from "./post-page";

const TRAIL = [{ name: BLOG.title, to: blogPath("") }];

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export const headers = () => DRAFT_HEADERS;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  unlistedMeta(loaderData?.draft ? DRAFT.title(loaderData.draft.post.title) : DRAFT.refusedTitle, matches);

/** The draft of a post, for the browser of the editor whom WordPress led here (worker/content/drafts.ts). */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const drafts = context.get(draftsContext);
  if (!drafts) throw data(null, { status: 404 });
  const { status, ...reply } = toDraftReply(await drafts.find(), "post", id);
  return data(reply, { status });
}

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  const { draft } = loaderData;
  return (
    <DraftFrame reply={loaderData}>
      {draft && <PostPage post={draft.post} trail={TRAIL} products={[]} areNamed={false} more={[]} />}
    </DraftFrame>
  );
}
