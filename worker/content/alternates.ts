import { href, matchRoutes } from "react-router";
import { pagePath, parsePagePath } from "../../app/domain/content/wordpress-url";
import { decodeSlug } from "../../app/domain/values/slug";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { catalogScope } from "../catalog/store/scope";
import type { Environment } from "../platform/environment";
import { LANGUAGE_PATHS, type PathName } from "../../app/config/language-paths";

const PRODUCT = "SELECT o.slug FROM catalog_product p JOIN catalog_product o ON o.id = p.id";
const POST = "SELECT o.path AS slug FROM catalog_post p JOIN catalog_post o ON o.id = p.id";
const TERM = "SELECT o.slug FROM catalog_term p JOIN catalog_term o ON o.id = p.id";
const TOPIC = `SELECT other.value ->> '$.slug' AS slug FROM catalog_document p, json_each(p.data) own,
  catalog_document o, json_each(o.data) other`;

/** The languages between which a slug is translated. */
interface Slugs {
  from: string;
  to: string;
}

interface Direction extends Slugs {
  names: string;
}

/** Finds the same page in other languages: the path of each language that has it, by its code. */
export class Alternates {
  readonly #openReader: () => CatalogReader;
  readonly #environment: Environment;

  constructor(openReader: () => CatalogReader, environment: Environment) {
    this.#openReader = openReader;
    this.#environment = environment;
  }

  /** All languages that have the page at this path, this one included. [] in a shop with one language. Throws BackendFault. */
  async list(path: string): Promise<{ language: string; path: string }[]> {
    const { language: own, site } = this.#environment;
    if (site.languages.length === 1) return [];
    const found = await Promise.all(
      site.languages.map(async (language) => ({
        language,
        path: language === own ? path : await this.find(path, language),
      })),
    );
    return found.flatMap(({ language, path: other }) => (other === null ? [] : { language, path: other }));
  }

  /** The path of the same page in a language; null: it has none. Throws BackendFault. */
  find(path: string, language: string): Promise<string | null> {
    return this.#translate(path, { from: this.#environment.language, names: this.#environment.language, to: language });
  }

  /**
   * The path that was meant by an unknown one with a slug of another language, or with another language's words behind
   * this language's prefix: "/en/product/…" with a Bulgarian slug, "/en/produkt/…". null: none. Throws BackendFault.
   */
  async findMistaken(path: string): Promise<string | null> {
    const { language: to, site } = this.#environment;
    const prefix = LANGUAGE_PATHS.get(to)?.prefix ?? "";
    for (const from of site.languages.filter((one) => one !== to)) {
      const bare = (LANGUAGE_PATHS.get(from)?.prefix ?? "") + path.slice(prefix.length);
      const found =
        (await this.#translate(path, { from, names: to, to })) ??
        (await this.#translate(bare, { from, names: from, to }));
      if (found !== null && found !== path) return found;
    }
    return null;
  }

  /** `names`: the language of the path's fixed words; `from`: the language of its slugs. */
  async #translate(path: string, { from, names, to }: Direction): Promise<string | null> {
    const { languages } = this.#environment.site;
    const [own, other] = [LANGUAGE_PATHS.get(names), LANGUAGE_PATHS.get(to)];
    if (!own || !other || ![from, names, to].every((one) => languages.includes(one))) return null;
    const routes = Object.entries(own).filter(([name]) => name !== "prefix");
    const matched = matchRoutes(
      routes.map(([id, pattern]) => ({ id, path: pattern })),
      path,
    )?.at(-1);
    if (!matched) return null;
    const name = matched.route.id as PathName;
    const params = await this.#translateParams(name, matched.params, { from, to });
    if (params === null) return null;
    if (name === "page") return params["path"] === "/" ? other.home : other.prefix + params["path"]!;
    return href(other[name] as "/:slug/*", params as { slug: string; "*": string }).replace(/(.)\/$/, "$1");
  }

  // Numbers, codes and pages of a list are the same in all languages.
  async #translateParams(
    name: PathName,
    params: Record<string, string | undefined>,
    languages: Slugs,
  ): Promise<Record<string, string | undefined> | null> {
    const { slug = "", "*": rest = "" } = params;
    const translateSlug = async (select: string, where: string, ...values: string[]) => {
      const found = await this.#findSlug(select, where, languages, decodeSlug(slug), ...values);
      return found === null ? null : { ...params, slug: found };
    };
    switch (name) {
      case "product":
      case "stock":
      case "variations":
        return translateSlug(PRODUCT, "p.slug = ?4");
      case "post":
        return translateSlug(POST, "p.type = 'post' AND p.path = ?4");
      case "tag":
      case "brand":
        return translateSlug(TERM, "p.taxonomy = ?5 AND p.slug = ?4", name);
      case "category":
        return this.#translateCategory(rest, languages);
      case "blogCategory":
      case "blogCategoryPage":
        return translateSlug(
          TOPIC,
          `p.name = 'post-categories' AND o.name = p.name AND own.value ->> '$.slug' = ?4
          AND other.value ->> '$.databaseId' = own.value ->> '$.databaseId'`,
        );
      case "page": {
        const segments = parsePagePath(pagePath([slug, ...rest.split("/").filter(Boolean)]));
        if (!segments) return null;
        const found = await this.#findSlug(POST, "p.type = 'page' AND p.path = ?4", languages, pagePath(segments));
        return found === null ? null : { path: found };
      }
      default:
        return params;
    }
  }

  async #translateCategory(rest: string, languages: Slugs): Promise<{ "*": string } | null> {
    const [, path = "", page = ""] = /^(.*?)(\/page\/\d+)?$/.exec(rest) ?? [];
    const slug = decodeSlug(path.split("/").at(-1) ?? "");
    const steps = await this.#openReader().select<{ slug: string }>(
      `WITH RECURSIVE up (id, slug, parent, depth) AS (
        SELECT o.id, o.slug, o.data ->> '$.parentId', 0 FROM catalog_term p JOIN catalog_term o ON o.id = p.id
          WHERE p.scope = ?2 AND o.scope = ?3 AND p.taxonomy = 'category' AND p.slug = ?4
        UNION ALL SELECT t.id, t.slug, t.data ->> '$.parentId', up.depth + 1 FROM up JOIN catalog_term t
          ON t.scope = ?3 AND t.id = up.parent WHERE up.depth < 10)
      SELECT slug FROM up ORDER BY depth DESC`,
      ...this.#scopesOf(languages),
      slug,
    );
    return steps.length === 0 ? null : { "*": steps.map((step) => step.slug).join("/") + page };
  }

  async #findSlug(select: string, where: string, languages: Slugs, ...values: string[]): Promise<string | null> {
    const sql = `${select} WHERE p.scope = ?2 AND o.scope = ?3 AND ${where} LIMIT 1`;
    const [found] = await this.#openReader().select<{ slug: string }>(sql, ...this.#scopesOf(languages), ...values);
    return found?.slug ?? null;
  }

  #scopesOf({ from, to }: Slugs): [string, string] {
    return [
      catalogScope({ ...this.#environment, language: from }),
      catalogScope({ ...this.#environment, language: to }),
    ];
  }
}
