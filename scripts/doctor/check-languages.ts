import type { Site } from "../../app/config/site.ts";
import { postQuery } from "../backend/post-query.ts";
import type { Finding } from "./findings.ts";

const SUBJECT = "Languages";
const PAGE_SIZE = 100;
/** Thousands of products need many requests, and the first two thousand show how far translations have come. */
const TEXTS_MAX = 2000;
const EXAMPLES_MAX = 3;

interface Text {
  name?: string | null;
  title?: string | null;
  taxonomyName?: string | null;
  textLanguage?: string | null;
}

interface Connection {
  nodes: Text[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** What has texts of its own: the connection of GraphQL, its arguments and fields, and which of its nodes count. */
const KINDS: { kind: string; field: string; where?: string; fields: string; isOne?: (text: Text) => boolean }[] = [
  { kind: "products", field: "products", where: 'where: { status: "publish" }', fields: "name" },
  {
    kind: "categories",
    field: "terms",
    fields: "name taxonomyName",
    isOne: ({ taxonomyName }) => taxonomyName === "product_cat",
  },
  {
    kind: "attribute terms",
    field: "terms",
    fields: "name taxonomyName",
    isOne: ({ taxonomyName }) => taxonomyName?.startsWith("pa_") ?? false,
  },
  { kind: "pages", field: "pages", fields: "title" },
  { kind: "posts", field: "posts", fields: "title" },
];

interface Answer<Data> {
  data?: Data | null;
  errors?: { message: string; path?: (string | number)[] }[];
}

/** Sends a query as the shop does. */
type Ask = <Data>(query: string, language?: string) => Promise<Answer<Data>>;

/** Whether WordPress has the shop's languages, and what isn't translated yet. */
export async function checkLanguages(
  endpoint: string,
  secret: string | undefined,
  { languages }: Site,
): Promise<Finding[]> {
  if (!secret) return languages.length > 1 ? [describeUnasked()] : [];
  const ask: Ask = async <Data>(query: string, language?: string) => {
    const headers = { "x-storefront-secret": secret, ...(language ? { "x-storefront-language": language } : {}) };
    return (await postQuery<Data>(endpoint, { query }, headers)).answer;
  };
  const known = await fetchWordPressLanguages(endpoint);
  const findings = judgeLanguages(languages, known);
  if (!known) return findings;
  for (const language of languages.filter((one) => one !== known[0] && known.includes(one)))
    findings.push(await describeTranslations(ask, language));
  return findings;
}

const LANGUAGES_QUERY = "{ storefrontLanguages { code } }";

interface WordPressLanguages {
  storefrontLanguages: { code: string }[] | null;
}

/** The languages of WordPress's translation plugin, the main one first; null: there is none, or no plugin of ours. */
export async function fetchWordPressLanguages(endpoint: string): Promise<string[] | null> {
  const { data } = (await postQuery<WordPressLanguages>(endpoint, { query: LANGUAGES_QUERY })).answer;
  return data?.storefrontLanguages?.map(({ code }) => code) ?? null;
}

/** `known`: WordPress's languages, the main one first; null: no plugin translates there. */
export function judgeLanguages(languages: readonly string[], known: readonly string[] | null): Finding[] {
  const advise = (said: string, todo: string): Finding => ({ level: "advice", subject: SUBJECT, said, todo });
  if (!known) {
    if (languages.length === 1) return [];
    return [
      advise(
        `${languages.join(", ")}; WordPress has no translations, so names and texts of products stay in the original`,
        "Polylang or WPML, and Sila Storefront 1.15 or newer (docs/wordpress-plugin.md, Languages)",
      ),
    ];
  }
  const absent = languages.filter((one) => !known.includes(one));
  const unused = known.filter((one) => !languages.includes(one));
  const findings = [
    ...(absent.length > 0
      ? [
          advise(
            `${absent.join(", ")}: not in WordPress, so names and texts of products stay in the original`,
            "the translation plugin's list of languages",
          ),
        ]
      : []),
    ...(known[0] !== languages[0] && known.includes(languages[0]!)
      ? [
          advise(
            `the shop's first language is ${languages[0]}, but WordPress's main one is ${known[0]}`,
            "the same one first in SITE.languages as in the translation plugin",
          ),
        ]
      : []),
    ...(unused.length > 0
      ? [
          advise(
            `${unused.join(", ")}: in WordPress, but the shop doesn't speak it`,
            `wrangler.toml, [env.production.vars.SITE]: languages, if the shop has its texts (docs/languages.md)`,
          ),
        ]
      : []),
  ];
  return findings.length > 0
    ? findings
    : [{ level: "ok", subject: SUBJECT, said: `${languages.join(", ")}, as in WordPress` }];
}

async function describeTranslations(ask: Ask, language: string): Promise<Finding> {
  const subject = `In ${language}`;
  const lists = new Map<string, Promise<Texts>>();
  const details: string[] = [];
  let isWhole = true;
  for (const { kind, field, where, fields, isOne = () => true } of KINDS) {
    if (!lists.has(field)) lists.set(field, readTexts(ask, language, { field, where, fields }));
    const read = await lists.get(field)!;
    isWhole &&= read.isWhole;
    const all = read.texts.filter(isOne);
    const untranslated = all.filter(({ textLanguage }) => textLanguage !== language);
    if (untranslated.length > 0) details.push(describeUntranslated(kind, untranslated, all.length));
  }
  const among = isWhole ? "" : ` (of the first ${TEXTS_MAX} of a kind)`;
  if (details.length === 0) return { level: "ok", subject, said: `everything is translated${among}` };
  return {
    level: "advice",
    subject,
    said: `without a translation, so in the original${among}:`,
    details,
    todo: "translate it in WordPress; until then the shop marks it as being in another language",
  };
}

function describeUntranslated(kind: string, untranslated: Text[], total: number): string {
  const examples = untranslated.slice(0, EXAMPLES_MAX).map(({ name, title }) => `“${name ?? title ?? ""}”`);
  const more = untranslated.length > EXAMPLES_MAX ? ", …" : "";
  return `${untranslated.length} of ${total} ${kind}: ${examples.join(", ")}${more}`;
}

interface Texts {
  texts: Text[];
  /** Whether these are all texts. */
  isWhole: boolean;
}

interface List {
  field: string;
  where?: string | undefined;
  fields: string;
}

async function readTexts(ask: Ask, language: string, list: List): Promise<Texts> {
  const texts: Text[] = [];
  let after: string | null = null;
  while (texts.length < TEXTS_MAX) {
    const page: Connection = await readPage(ask, language, list, after);
    texts.push(...page.nodes);
    after = page.pageInfo.endCursor;
    if (!page.pageInfo.hasNextPage) return { texts, isWhole: true };
  }
  return { texts, isWhole: false };
}

/** A single unreadable product makes WooGraphQL refuse the whole page: reads those before that product, or skips it. */
async function readPage(ask: Ask, language: string, list: List, after: string | null): Promise<Connection> {
  const { field, where, fields } = list;
  const read = async (first: number, nodes: string) => {
    const args = [`first: ${first}`, after ? `after: ${JSON.stringify(after)}` : "", where].filter(Boolean).join(", ");
    const query = `{ list: ${field}(${args}) { ${nodes} pageInfo { hasNextPage endCursor } } }`;
    return ask<{ list: Omit<Connection, "nodes"> & Partial<Connection> }>(query, language);
  };
  const nodes = `nodes { ${fields} textLanguage }`;
  let { data, errors } = await read(PAGE_SIZE, nodes);
  const [, , unreadable] = errors?.[0]?.path ?? [];
  if (typeof unreadable === "number")
    ({ data, errors } = unreadable > 0 ? await read(unreadable, nodes) : await read(1, ""));
  if (!data?.list) throw new Error(errors?.[0]?.message ?? `an answer without ${field}`);
  return { nodes: [], ...data.list };
}

function describeUnasked(): Finding {
  const said = "translations aren't looked at without STOREFRONT_SECRET and the plugin";
  return { level: "unknown", subject: SUBJECT, said };
}
