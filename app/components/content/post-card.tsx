import { Link } from "react-router";
import type { PostCardData } from "../../domain/content/blog";
import { postPath } from "../../domain/content/blog-path";
import { formatDate } from "../../domain/values/dates";
import { Picture } from "../ui/picture";

interface PostCardProps {
  post: PostCardData;
  /** Heading level, below a section or the page itself. */
  heading?: "h2" | "h3";
  isEager?: boolean;
  isMain?: boolean;
}

/** A post in a list. The picture links to the post too, but is no second tab stop. */
export function PostCard({ post, heading: Heading = "h3", isEager = false, isMain = false }: PostCardProps) {
  const path = postPath(post.slug);
  return (
    <li className="post">
      <Link className="picture" to={path} tabIndex={-1} aria-hidden="true">
        <Picture image={post.image} preset="post" alt="" loading={isEager ? "eager" : "lazy"} isMain={isMain} />
      </Link>
      <p className="caption" lang={post.topicLanguage}>
        {[post.topic, formatDate(post.date)].filter(Boolean).join(" · ")}
      </p>
      <Heading>
        <Link to={path} lang={post.language}>
          {post.title}
        </Link>
      </Heading>
      {post.excerpt && <p lang={post.language}>{post.excerpt}</p>}
    </li>
  );
}
