import { Fragment } from "react";
import { Link } from "react-router";
import { useShop } from "../../components/use-shop";
import { categoryTrails } from "../../shop/category-trail";
import type { Product } from "../../shop/product";
import { PRODUCT } from "../../strings/product";
import { categoryAddress } from "./category-address";

/** Where else such products are, where the shop wants it said (specification §1). */
export function ProductCategories({ product }: { product: Pick<Product, "categories"> }) {
  const { settings, categories } = useShop();
  const trails = categoryTrails(product, categories);
  if (!settings.showProductCategoriesOnSingleProduct || trails.length === 0) return null;
  return (
    <p className="cap cats-of">
      {PRODUCT.categories(trails.length)}:{" "}
      {trails.map((trail, index) => (
        <Fragment key={trail.at(-1)?.databaseId}>
          {index > 0 && ", "}
          <Link to={categoryAddress(trail)}>{trail.at(-1)?.name}</Link>
        </Fragment>
      ))}
    </p>
  );
}
