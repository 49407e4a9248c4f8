import { LazyHydration } from "../../components/lazy-hydration";
import { PostCard } from "../../components/post-card";
import type { PostCardData } from "../../shop/blog";
import { blogPath } from "../../shop/blog-address";
import { HOME } from "../../strings/home";
import { RowHead } from "./row-head";

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
