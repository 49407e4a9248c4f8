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
const SOURCES: [string, string][] = [
  ["Polylang", HAS_POLYLANG],
  ["WPML", HAS_WPML],
];

test.each(SOURCES)("%s: the site's languages are listed, the main one first", async (_, world) => {
  expect(await runSchema(world, "$fields['RootQuery.storefrontLanguages']()")).toEqual([
    { code: "bg", locale: "bg_BG", isMain: true },
    { code: "en", locale: "en_US", isMain: false },
    { code: "fr", locale: "fr_FR", isMain: false },
  ]);
});

test("without a plugin of translations there are no languages", async () => {
  expect(await runSchema(POSTS, "$fields['RootQuery.storefrontLanguages']()")).toBeNull();
});

interface Request {
  language?: string;
  /** PHP of what else the request brings. */
  more?: string;
  isHttp?: boolean;
  world?: string;
}

/** To which language queries are limited, and WordPress's locale, while a request of GraphQL is answered. */
function answer({ language = "", more = FROM_SHOP, isHttp = true, world = HAS_POLYLANG }: Request) {
  const header = language && `$_SERVER['HTTP_X_STOREFRONT_LANGUAGE'] = '${language}';`;
  return runPlugin<[limit: string | null, locale: string]>({
    world: `${HAS_SECRET} ${header} ${more} ${world} $limit = null; add_action('wpml_switch_language', function($code) { $GLOBALS['limit'] = $code; });`,
    steps: `${isHttp ? "do_action('graphql_process_http_request');" : ""} do_action('do_graphql_request', '');`,
    value: "[$limit, get_locale()]",
  });
}

test.each(SOURCES)(
  "%s: queries are limited to originals, and sentences come in the language that the shop states",
  async (_, world) => {
    expect(await answer({ world, language: "en" })).toEqual(["bg", "en_US"]);
    expect(await answer({ world, language: " EN " })).toEqual(["bg", "en_US"]);
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

test("without a plugin of translations sentences come in the language, and queries aren't limited", async () => {
  expect(await answer({ language: "en", world: POSTS })).toEqual([null, "en_US"]);
  expect(await answer({ language: "fr", world: POSTS })).toEqual([null, "bg_BG"]);
});

test("GraphQL within a page of WordPress is left alone", async () => {
  expect(await answer({ language: "en", isHttp: false })).toEqual([null, "bg_BG"]);
});
