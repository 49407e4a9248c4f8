import { Breadcrumb } from "../../components/ui/breadcrumb";
import { EmptyState } from "../../components/ui/empty-state";
import { Pager } from "../../components/ui/pager";
import { PostCard } from "../../components/content/post-card";
import { EAGER_CARDS } from "../../config/limits";
import { blogPath } from "../../domain/content/blog-path";
import { BLOG } from "#strings/blog";
import type { Route } from "./+types/route";
import { BlogTopics } from "./blog-topics";
import { loadBlog } from "./load-blog";

export { linkContent as links, contentHandle as handle } from "../../styles/links";

export { meta, shouldRevalidate } from "../public-page";

export const loader = (args: Route.LoaderArgs) => loadBlog(args);

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { list, categories, category } = loaderData;
  const { posts, page, pages } = list;
  const slug = category?.slug ?? "";
  const up = category ? [{ name: BLOG.title, to: blogPath("") }] : [];
  return (
    <div className="container blog">
      <Breadcrumb trail={[...up, category ?? { name: BLOG.title }]} />
      <div className="page-head">
        <h1 lang={category?.language}>{category?.name ?? BLOG.title}</h1>
        {page === 1 && <p lang={category?.language}>{category ? category.description : BLOG.lead}</p>}
      </div>
      <BlogTopics categories={categories} current={slug} />
      {posts.length === 0 ? (
        <NoPosts />
      ) : (
        <ul className="posts">
          {posts.map((post, index) => (
            <PostCard
              key={post.databaseId}
              post={post}
              heading="h2"
              isEager={index < EAGER_CARDS}
              isMain={index === 0}
            />
          ))}
        </ul>
      )}
      <Pager page={page} last={pages} pathOf={(one) => blogPath(slug, one)} />
    </div>
  );
}

function NoPosts() {
  return (
    <EmptyState title={BLOG.none} action={{ to: blogPath(""), label: BLOG.toBlog }}>
      <p>{BLOG.noneText}</p>
    </EmptyState>
  );
}
