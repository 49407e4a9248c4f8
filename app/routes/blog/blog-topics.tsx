import { href, Link } from "react-router";
import type { Term } from "../../domain/product/product";
import { blogPath } from "../../domain/content/blog-path";
import { BLOG } from "#strings/blog";
import * as paths from "#paths";

interface BlogTopicsProps {
  categories: Term[];
  /** Slug of the current topic; "" for all. */
  current: string;
}

/** Topics of the blog, and its feed. */
export function BlogTopics({ categories, current }: BlogTopicsProps) {
  return (
    <nav className="topics" aria-label={BLOG.categories}>
      <ul>
        <Topic name={BLOG.all} slug="" isCurrent={current === ""} />
        {categories.map((term) => (
          <Topic key={term.slug} {...term} isCurrent={current === term.slug} />
        ))}
      </ul>
      <a className="link" href={href(paths.blogFeed)}>
        {BLOG.feed}
      </a>
    </nav>
  );
}

function Topic({ name, slug, language, isCurrent }: Term & { isCurrent: boolean }) {
  return (
    <li>
      <Link to={blogPath(slug)} lang={language} aria-current={isCurrent ? "page" : undefined}>
        {name}
      </Link>
    </li>
  );
}
