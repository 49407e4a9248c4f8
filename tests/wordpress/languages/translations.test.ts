import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, runPlugin } from "../php";
import { HAS_POLYLANG, HAS_WPML, POSTS } from "./world";

/** The fields as they are registered, resolved for a node of WPGraphQL. */
const SCHEMA = `$fields = [];
  function register_graphql_object_type($name, $config) {}
  function register_graphql_input_type($name, $config) {}
  function register_graphql_mutation($name, $config) {}
  function register_graphql_field($type, $name, $config) { $GLOBALS['fields']["$type.$name"] = $config['resolve'] ?? null; }`;
const runSchema = <T>(world: string, value: string) =>
  runPlugin<T>({ world: `${SCHEMA} ${world}`, steps: "do_action('graphql_register_types');", value });
const originals = (type: string, ids: number[]) =>
  `array_map(fn($id) => $fields['${type}.translationOf']((object) ['databaseId' => $id]), ${JSON.stringify(ids)})`;

const SOURCES: [string, string][] = [
  ["Polylang", HAS_POLYLANG],
  ["WPML", HAS_WPML],
];

test.each(SOURCES)(
  "%s: a translation names its original; an original, one whose original isn't published, one that was replaced and a lone one name none",
  async (_, world) => {
    const found = await runSchema(world, originals("ContentNode", [70, 7, 80, 90, 71, 72, 73, 999]));
    expect(found).toEqual([7, null, null, null, null, null, null, null]);
    expect(await runSchema(world, originals("TermNode", [60, 50, 999]))).toEqual([50, null, null]);
  },
);

test.each(SOURCES)("%s: the site's languages are listed, the main one first", async (_, world) => {
  expect(await runSchema(world, "$fields['RootQuery.storefrontLanguages']()")).toEqual([
    { code: "bg", locale: "bg_BG", isMain: true },
    { code: "en", locale: "en_US", isMain: false },
    { code: "fr", locale: "fr_FR", isMain: false },
  ]);
});

test("without a plugin of translations there are no languages, and nothing is a translation", async () => {
  expect(await runSchema(POSTS, "$fields['RootQuery.storefrontLanguages']()")).toBeNull();
  expect(await runSchema(POSTS, originals("ContentNode", [70]))).toEqual([null]);
});

interface Request {
  language?: string;
  /** PHP of what else the request brings. */
  more?: string;
  query?: string;
  isHttp?: boolean;
  world?: string;
}

/** To which language queries are limited, and WordPress's locale, while a request of GraphQL is answered. */
function answer({
  language = "",
  more = FROM_SHOP,
  query = "query { x }",
  isHttp = true,
  world = HAS_POLYLANG,
}: Request) {
  const header = language && `$_SERVER['HTTP_X_STOREFRONT_LANGUAGE'] = '${language}';`;
  return runPlugin<[limit: string | null, locale: string]>({
    world: `${HAS_SECRET} ${header} ${more} ${world} $limit = null; add_action('wpml_switch_language', function($code) { $GLOBALS['limit'] = $code; });`,
    steps: `${isHttp ? "do_action('graphql_process_http_request');" : ""} do_action('do_graphql_request', '${query}', null, null, null);`,
    value: "[$limit, get_locale()]",
  });
}

test.each(SOURCES)(
  "%s: queries are limited to the language that the shop states, sentences come in it",
  async (_, world) => {
    expect(await answer({ world, language: "en" })).toEqual(["en", "en_US"]);
    expect(await answer({ world, language: " EN " })).toEqual(["en", "en_US"]);
    expect(await answer({ world, language: "bg" })).toEqual(["bg", "bg_BG"]);
  },
);

test("without a language, and for one that the site doesn't have, the main one counts", async () => {
  for (const language of ["", "de", "en_US", "../en"]) expect(await answer({ language })).toEqual(["bg", "bg_BG"]);
});

test("nobody but the shop is believed", async () => {
  for (const more of ["", "$_SERVER['HTTP_X_STOREFRONT_SECRET'] = 'wrong';"])
    expect(await answer({ language: "en", more })).toEqual(["bg", "bg_BG"]);
});

test.each<[string, Request]>([
  ["a session", { more: `${FROM_SHOP} $_SERVER['HTTP_WOOCOMMERCE_SESSION'] = 'Session x';` }],
  ["a sign-in", { more: `${FROM_SHOP} $_SERVER['HTTP_AUTHORIZATION'] = 'Bearer x';` }],
  ["a mutation, which begins one", { query: "# Cart\nmutation addToCart { x }" }],
])("with %s the cart keeps its originals, and only sentences come in the language", async (_, request) => {
  expect(await answer({ language: "en", ...request })).toEqual(["bg", "en_US"]);
});

test("without a plugin of translations sentences come in the language, and queries aren't limited", async () => {
  expect(await answer({ language: "en", world: POSTS })).toEqual([null, "en_US"]);
  expect(await answer({ language: "fr", world: POSTS })).toEqual([null, "bg_BG"]);
});

test("GraphQL within a page of WordPress is left alone", async () => {
  expect(await answer({ language: "en", isHttp: false })).toEqual([null, "bg_BG"]);
});
