import { Link } from "react-router";
import { Icon } from "../../components/ui/icon";
import { HOME } from "#strings/catalog/home";
import { ProductGrid } from "../../components/product/product-grid";
import type { Category, ProductSummary } from "../../domain/product/product";
import { CategoryTile } from "../../components/product/category-tile";
import { categoryPath } from "../../domain/catalog/listing-scope";
import type { BrandLink } from "../../domain/catalog/category";
import { PostCard } from "../../components/content/post-card";
import type { PostCardData } from "../../domain/content/blog";
import { blogPath } from "../../domain/content/blog-path";

/** Heading of a row, with a link to the full list. */
function RowHead({ title, to }: { title: string; to: string }) {
  return (
    <div className="row-head">
      <h2>{title}</h2>
      <Link to={to} aria-label={HOME.allOf(title)}>
        {HOME.all} <Icon name="arrow" size={20} />
      </Link>
    </div>
  );
}

interface ProductsProps {
  title: string;
  products: ProductSummary[];
  /** Path of the full list. */
  to: string;
}

/** Four cards of one kind; renders nothing when unavailable. */
export function Products({ title, products, to }: ProductsProps) {
  if (products.length === 0) return null;
  return (
    <section className="container section">
      <RowHead title={title} to={to} />
      <ProductGrid products={products} isRow isFirst={false} />
    </section>
  );
}

export function CategoryTiles({ categories }: { categories: Category[] }) {
  return (
    <section className="container section">
      <div className="row-head">
        <h2>{HOME.byKind}</h2>
      </div>
      <ul className="category-tiles">
        {categories.map((category) => (
          <li key={category.slug}>
            <CategoryTile category={category} to={categoryPath(category.slug)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The names of the brands with the most products. */
export function Brands({ brands }: { brands: Omit<BrandLink, "count">[] }) {
  if (brands.length === 0) return null;
  return (
    <section className="container section">
      <h2 className="visually-hidden">{HOME.brands}</h2>
      <ul className="brands">
        {brands.map(({ name, language, path }) => (
          <li key={path}>
            <Link to={path} lang={language}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest posts; renders nothing when unavailable. */
export function NewestPosts({ posts }: { posts: PostCardData[] }) {
  if (posts.length === 0) return null;
  return (
    <section className="container section">
      <RowHead title={HOME.fromBlog} to={blogPath("")} />
      <ul className="posts">
        {posts.map((post) => (
          <PostCard key={post.databaseId} post={post} />
        ))}
      </ul>
    </section>
  );
}
