import { LazyHydration } from "../../components/ui/lazy-hydration";
import { PostCard } from "../../components/content/post-card";
import type { PostCardData } from "../../domain/content/blog";
import { blogPath } from "../../domain/content/blog-address";
import { HOME } from "../../strings/catalog/home";
import { RowHead } from "./rows";

/** What the blog has new; nothing where it can't be had. */
export function NewestPosts({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <LazyHydration className="wrap sec">
      <RowHead title={HOME.fromBlog} address={blogPath("")} />
      <ul className="posts">
        {posts.map((post) => (
          <PostCard key={post.databaseId} post={post} />
        ))}
      </ul>
    </LazyHydration>
  );
}
