import { Fragment } from "react";
import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import { categoryTrails } from "../../domain/catalog/category-trail";
import { scopePath } from "../../domain/catalog/listing-scope";
import type { Product } from "../../domain/product/product";
import { PRODUCT } from "../../strings/catalog/product";
import { categoryAddress } from "./category-address";

/** Where else such products are, where the shop wants it said (specification §1). */
export function ProductCategories({ product }: { product: Pick<Product, "categories"> }) {
  const { settings, categories } = useShop();
  const trails = categoryTrails(product, categories);
  if (!settings.showProductCategoriesOnSingleProduct) return null;
  const links = trails.map((trail) => ({ to: categoryAddress(trail), name: trail.at(-1)?.name }));
  return <Shelves label={PRODUCT.categories(trails.length)} links={links} />;
}

/** Further down than the categories: there are many of them, and the price must stay in sight on a phone. */
export function ProductTags({ product }: { product: Pick<Product, "tags"> }) {
  const links = product.tags.map(({ slug, name }) => ({ to: scopePath({ kind: "tag", slug }), name }));
  return <Shelves label={PRODUCT.tags(links.length)} links={links} />;
}

function Shelves({ label, links }: { label: string; links: { to: string; name: string | undefined }[] }) {
  if (links.length === 0) return null;
  return (
    <p className="cap cats-of">
      {label}:{" "}
      {links.map(({ to, name }, index) => (
        <Fragment key={to}>
          {index > 0 && ", "}
          <Link to={to}>{name}</Link>
        </Fragment>
      ))}
    </p>
  );
}
