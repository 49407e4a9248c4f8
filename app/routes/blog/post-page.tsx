import { Breadcrumb } from "../../components/ui/breadcrumb";
import { Picture } from "../../components/ui/picture";
import { PostCard } from "../../components/content/post-card";
import { ProductGrid } from "../../components/product/product-grid";
import { RichText } from "../../components/ui/rich-text";
import type { PostCardData, ShownPost } from "../../domain/content/blog";
import { formatDate } from "../../domain/values/dates";
import type { ProductSummary } from "../../domain/product/product";
import type { TrailStep } from "../../domain/seo/structured-data";
import { pickLanguage } from "../../domain/values/text-language";
import { readingMinutes } from "../../domain/content/reading-time";
import { BLOG } from "#strings/blog";

interface PostPageProps {
  post: ShownPost;
  trail: TrailStep[];
  products: ProductSummary[];
  /** Whether the products are linked in the text, or are the bestsellers. */
  areNamed: boolean;
  /** Other new posts, those of the same topic first. */
  more: PostCardData[];
}

export function PostPage({ post, trail, products, areNamed, more }: PostPageProps) {
  return (
    <div className="container">
      <article>
        <div className="article">
          <Breadcrumb trail={[...trail, { name: post.title, ...pickLanguage(post) }]} />
          <h1 lang={post.language}>{post.title}</h1>
          {post.excerpt && (
            <p className="lead" lang={post.language}>
              {post.excerpt}
            </p>
          )}
          <p className="caption byline">{byline(post)}</p>
        </div>
        {post.image && (
          <div className="picture cover">
            <Picture image={post.image} preset="cover" alt="" isMain />
          </div>
        )}
        <div className="article body">
          <RichText html={post.content} language={post.language} />
        </div>
      </article>
      {products.length > 0 && (
        <section className="section">
          <div className="row-head">
            <h2>{areNamed ? BLOG.products : BLOG.bestSelling}</h2>
          </div>
          <ProductGrid products={products} isRow isFirst={false} />
        </section>
      )}
      {more.length > 0 && (
        <section className="section">
          <div className="row-head">
            <h2>{BLOG.more}</h2>
          </div>
          <ul className="posts">
            {more.map((one) => (
              <PostCard key={one.databaseId} post={one} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function byline({ author, date, modified, content }: ShownPost): string {
  const [published, changed] = [formatDate(date), formatDate(modified)];
  const parts = [author, published, changed && changed !== published ? BLOG.updated(changed) : ""];
  return [...parts, BLOG.readingTime(readingMinutes(content))].filter(Boolean).join(" · ");
}
