import { categories } from "../catalog/categories.ts";
import type { Language } from "../languages/language.ts";
import { pages } from "./pages/pages.ts";
import { postCategories } from "./posts/posts.ts";

const ROOTS: Record<Language["code"], { category: string; product: string; post: string; postCategory: string }> = {
  bg: { category: "/produkt-kategoriya", product: "/produkt", post: "/blog", postCategory: "/blog/kategoriya" },
  en: {
    category: "/en/product-category",
    product: "/en/product",
    post: "/en/blog",
    postCategory: "/en/blog/category",
  },
};

/** Paths of the shop in a language, by slugs of originals. A category's path is below its parents'. */
export function findCategoryPath(slug: string, language: Language): string {
  const steps: string[] = [];
  for (let one = categories.find((category) => category.slug === slug); one;) {
    steps.unshift(language.categories[one.slug]?.slug ?? one.slug);
    const { parent } = one;
    one = categories.find(({ id }) => id === parent);
  }
  if (steps.length === 0) throw new Error(`no category ${slug}`);
  return `${ROOTS[language.code].category}/${steps.join("/")}`;
}

/** By the slug of the language. */
export function findProductPath(slug: string, language: Language): string {
  return `${ROOTS[language.code].product}/${slug}`;
}

export function findPostPath(slug: string, language: Language): string {
  return `${ROOTS[language.code].post}/${language.posts[slug]?.slug ?? slug}`;
}

export function findPostCategoryPath(slug: string, language: Language): string {
  if (!postCategories.some((category) => category.slug === slug)) throw new Error(`no post category ${slug}`);
  return `${ROOTS[language.code].postCategory}/${language.postCategories[slug]?.slug ?? slug}`;
}

export function findPagePath(slug: string, language: Language): string {
  const page = pages.find((one) => one.slug === slug);
  if (!page) throw new Error(`no page ${slug}`);
  const own = language.pages[slug]?.slug ?? slug;
  if (page.parent) return `${findPagePath(page.parent, language)}/${own}`;
  return slug === "nachalo" ? `${language.prefix}/` : `${language.prefix}/${own}`;
}
