import { Link } from "react-router";
import type { FoundArticle } from "../../domain/catalog/found-article";
import { formatDate } from "../../domain/values/dates";
import { LISTING } from "#strings/catalog/listing";

/** The posts and pages that a search found, below its products. */
export function FoundArticles({ articles }: { articles: FoundArticle[] }) {
  if (articles.length === 0) return null;
  return (
    <section className="found-articles" aria-labelledby="found-articles">
      <h2 id="found-articles">{LISTING.articles}</h2>
      <ul>
        {articles.map(({ path, title, language, excerpt, date }) => (
          <li key={path}>
            <p className="caption">{date === null ? LISTING.page : LISTING.post(formatDate(date))}</p>
            <h3>
              <Link to={path} lang={language}>
                {title}
              </Link>
            </h3>
            {excerpt && (
              <p className="excerpt" lang={language}>
                {excerpt}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
