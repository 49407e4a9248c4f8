import { categories } from "../catalog/categories.ts";
import { pages } from "./pages/pages.ts";
import { postCategories } from "./posts/posts.ts";

/** Paths of the shop. A category's path is below its parents'. */
export function findCategoryPath(slug: string): string {
  const steps: string[] = [];
  for (let one = categories.find((category) => category.slug === slug); one;) {
    steps.unshift(one.slug);
    const { parent } = one;
    one = categories.find(({ id }) => id === parent);
  }
  if (steps.length === 0) throw new Error(`no category ${slug}`);
  return `/produkt-kategoriya/${steps.join("/")}`;
}

export function findProductPath(slug: string): string {
  return `/produkt/${slug}`;
}

export function findPostPath(slug: string): string {
  return `/blog/${slug}`;
}

export function findPostCategoryPath(slug: string): string {
  if (!postCategories.some((category) => category.slug === slug)) throw new Error(`no post category ${slug}`);
  return `/blog/kategoriya/${slug}`;
}

export function findPagePath(slug: string): string {
  const page = pages.find((one) => one.slug === slug);
  if (!page) throw new Error(`no page ${slug}`);
  if (page.parent) return `${findPagePath(page.parent)}/${slug}`;
  return slug === "nachalo" ? "/" : `/${slug}`;
}
