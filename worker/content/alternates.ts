import { href, matchRoutes } from "react-router";
import { pagePath, parsePagePath } from "../../app/domain/content/wordpress-url";
import { decodeSlug } from "../../app/domain/values/slug";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { catalogScope } from "../catalog/store/scope";
import type { Environment } from "../platform/environment";
import type * as Paths from "../../app/config/paths/bg";

type Path = keyof typeof Paths;

const TABLES = import.meta.glob<typeof Paths>("../../app/config/paths/*.ts", { eager: true });

/** The paths of each language that the project has. */
const PATHS = new Map(
  Object.entries(TABLES).map(([file, paths]) => [/(\w+)\.ts$/.exec(file)![1]!, paths as Record<Path, string>]),
);

const PRODUCT = "SELECT o.slug FROM catalog_product p JOIN catalog_product o ON o.id = p.id";
const POST = "SELECT o.path AS slug FROM catalog_post p JOIN catalog_post o ON o.id = p.id";
const TERM = "SELECT o.slug FROM catalog_term p JOIN catalog_term o ON o.id = p.id";

/** Finds the same page in other languages: the path of each language that has it, by its code. */
export class Alternates {
  readonly #reader: CatalogReader;
  readonly #environment: Environment;

  constructor(reader: CatalogReader, environment: Environment) {
    this.#reader = reader;
    this.#environment = environment;
  }

  /** Whether the shop speaks another language than this one. */
  get areAny(): boolean {
    return this.#environment.site.languages.length > 1;
  }

  /** All languages that have the page at this path, this one included. [] in a shop with one language. Throws BackendFault. */
  async list(path: string): Promise<{ language: string; path: string }[]> {
    if (!this.areAny) return [];
    const { language: own, site } = this.#environment;
    const found = await Promise.all(
      site.languages.map(async (language) => ({
        language,
        path: language === own ? path : await this.find(path, language),
      })),
    );
    return found.flatMap(({ language, path: other }) => (other === null ? [] : { language, path: other }));
  }

  /** The path of the same page in a language; null: it has none. Throws BackendFault. */
  async find(path: string, language: string): Promise<string | null> {
    const [own, other] = [PATHS.get(this.#environment.language), PATHS.get(language)];
    if (!own || !other || !this.#environment.site.languages.includes(language)) return null;
    const routes = Object.entries(own).filter(([name]) => name !== "prefix");
    const matched = matchRoutes(
      routes.map(([id, pattern]) => ({ id, path: pattern })),
      path,
    )?.at(-1);
    if (!matched) return null;
    const name = matched.route.id as Path;
    const params = await this.#translate(name, matched.params, language);
    if (params === null) return null;
    if (name === "page") return other.prefix + params["path"]!;
    return href(other[name] as typeof Paths.page, params as { slug: string; "*": string }).replace(/(.)\/$/, "$1");
  }

  // Numbers, codes and pages of a list are the same in all languages.
  async #translate(
    name: Path,
    params: Record<string, string | undefined>,
    language: string,
  ): Promise<Record<string, string | undefined> | null> {
    const { slug = "", "*": rest = "" } = params;
    switch (name) {
      case "product":
      case "stock":
      case "variations":
        return withSlug(params, await this.#findSlug(PRODUCT, "p.slug = ?3", language, decodeSlug(slug)));
      case "post":
        return withSlug(
          params,
          await this.#findSlug(POST, "p.type = 'post' AND p.path = ?3", language, decodeSlug(slug)),
        );
      case "tag":
      case "brand":
        return withSlug(
          params,
          await this.#findSlug(TERM, "p.taxonomy = ?4 AND p.slug = ?3", language, decodeSlug(slug), name),
        );
      case "category":
        return this.#translateCategory(rest, language);
      case "blogCategory":
      case "blogCategoryPage":
        return this.#translateTopic(params, language);
      case "page": {
        const segments = parsePagePath(pagePath([slug, ...rest.split("/").filter(Boolean)]));
        if (!segments) return null;
        const found = await this.#findSlug(POST, "p.type = 'page' AND p.path = ?3", language, pagePath(segments));
        return found === null ? null : { path: found };
      }
      default:
        return params;
    }
  }

  async #translateCategory(rest: string, language: string): Promise<{ "*": string } | null> {
    const [, path = "", page = ""] = /^(.*?)(\/page\/\d+)?$/.exec(rest) ?? [];
    const slug = decodeSlug(path.split("/").at(-1) ?? "");
    const steps = await this.#reader.select<{ slug: string }>(
      `WITH RECURSIVE up (id, slug, parent, depth) AS (
        SELECT o.id, o.slug, o.data ->> '$.parentId', 0 FROM catalog_term p JOIN catalog_term o ON o.id = p.id
          WHERE p.scope = ?1 AND o.scope = ?2 AND p.taxonomy = 'category' AND p.slug = ?3
        UNION ALL SELECT t.id, t.slug, t.data ->> '$.parentId', up.depth + 1 FROM up JOIN catalog_term t
          ON t.scope = ?2 AND t.id = up.parent WHERE up.depth < 10)
      SELECT slug FROM up ORDER BY depth DESC`,
      this.#scopeOf(language),
      slug,
    );
    return steps.length === 0 ? null : { "*": steps.map((step) => step.slug).join("/") + page };
  }

  async #translateTopic(params: Record<string, string | undefined>, language: string) {
    const [found] = await this.#reader.select<{ slug: string }>(
      `SELECT o.value ->> '$.slug' AS slug FROM catalog_document p, json_each(p.data) t, catalog_document d, json_each(d.data) o
      WHERE p.scope = ?1 AND d.scope = ?2 AND p.name = 'post-categories' AND d.name = p.name AND t.value ->> '$.slug' = ?3
        AND o.value ->> '$.databaseId' = t.value ->> '$.databaseId'`,
      this.#scopeOf(language),
      decodeSlug(params["slug"] ?? ""),
    );
    return withSlug(params, found?.slug ?? null);
  }

  async #findSlug(select: string, where: string, language: string, ...values: string[]): Promise<string | null> {
    const sql = `${select} WHERE p.scope = ?1 AND o.scope = ?2 AND ${where} LIMIT 1`;
    const [found] = await this.#reader.select<{ slug: string }>(sql, this.#scopeOf(language), ...values);
    return found?.slug ?? null;
  }

  #scopeOf(language: string): string {
    return catalogScope({ ...this.#environment, language });
  }
}

function withSlug(params: Record<string, string | undefined>, slug: string | null) {
  return slug === null ? null : { ...params, slug };
}
