import { expect, test } from "vitest";
import { catalog } from "../catalog/catalog.ts";
import { findCategoryPath, findPagePath, findPostPath, findProductPath } from "../content/paths.ts";
import { pages } from "../content/pages/pages.ts";
import { postCategories, posts } from "../content/posts/posts.ts";
import { languages, MAIN_LANGUAGE, type Language } from "./language.ts";

const translated = languages.filter((language) => language !== MAIN_LANGUAGE);

interface Kind {
  originals: string[];
  slugOf: (original: string, language: Language) => string | undefined;
  translated: (language: Language) => string[];
}

const slugsOf = (all: { slug: string }[]) => all.map(({ slug }) => slug);

const KINDS: Record<string, Kind> = {
  products: {
    originals: catalog.products.map(({ id }) => String(id)),
    slugOf: (id, language) =>
      language.products[id]?.slug ?? catalog.products.find((product) => String(product.id) === id)?.slug,
    translated: ({ products }) => Object.keys(products),
  },
  ...Object.fromEntries(
    (
      [
        ["categories", catalog.categories],
        ["tags", catalog.tags],
        ["posts", posts],
        ["pages", pages],
        ["postCategories", postCategories],
      ] as const
    ).map(([name, originals]): [string, Kind] => [
      name,
      {
        originals: slugsOf([...originals]),
        slugOf: (slug, language) => language[name][slug]?.slug ?? slug,
        translated: (language) => Object.keys(language[name]),
      },
    ]),
  ),
};

test.each(Object.entries(KINDS))("a translation of %s has an original, and a slug that no other has", (_, kind) => {
  for (const language of translated) {
    expect(kind.translated(language).filter((key) => !kind.originals.includes(key))).toEqual([]);
    const slugs = kind.originals.map((key) => kind.slugOf(key, language));
    expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  }
});

test("a translated term has an original", () => {
  for (const { attributes } of translated)
    for (const [name, { terms }] of Object.entries(attributes)) {
      const known = slugsOf(catalog.attributes.find((attribute) => attribute.name === name)?.terms ?? []);
      expect(
        Object.keys(terms).filter((slug) => !known.includes(slug)),
        name,
      ).toEqual([]);
    }
});

test("links in translated texts lead to pages of the language", () => {
  for (const language of translated) {
    const paths = new Set([
      ...catalog.products.map(({ id, slug }) => findProductPath(language.products[id]?.slug ?? slug, language)),
      ...catalog.categories.map(({ slug }) => findCategoryPath(slug, language)),
      ...pages.map(({ slug }) => findPagePath(slug, language)),
      ...posts.map(({ slug }) => findPostPath(slug, language)),
    ]);
    const texts = [...Object.values(language.pages), ...Object.values(language.posts)].map(({ content }) => content);
    const links = texts.flatMap((text) => [...text.matchAll(/href="(\/[^"]*)"/g)].map(([, path = ""]) => path));
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((path) => !paths.has(path))).toEqual([]);
  }
});
