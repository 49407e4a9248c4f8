import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, HAS_WOOCOMMERCE, runPlugin } from "../php";
import { HAS_POLYLANG, HAS_WPML } from "./world";

/** WPGraphQL's nodes, which have their fields as properties, and how it resolves a field. */
const MODELS = `namespace WPGraphQL\\Model {
  class Post { public $databaseId; public $fields;
    function __construct(public $data) { $this->databaseId = $data->ID; $this->fields = $data->fields; }
    function __get($name) { return $this->fields[$name]; }
    function __isset($name) { return isset($this->fields[$name]); } }
  class Term { public $databaseId; public $taxonomyName; public $name; public $slug;
    function __construct($data) { $this->databaseId = $data->term_id; $this->taxonomyName = $data->taxonomy; $this->name = "name $data->term_id"; $this->slug = "slug-$data->term_id"; } }
}`;
const ENGINE = `
  function resolve($type, $node, $name, $resolve = null, $args = []) {
    $nothing = new stdClass();
    $value = apply_filters('graphql_pre_resolve_field', $nothing, $node, $args, null, null, $type, $name, null, $resolve);
    if ($value === $nothing) $value = $resolve ? $resolve($node, $args, null, null) : $node->$name ?? null;
    return apply_filters('graphql_resolve_field', $value, $node, $args, null, null, $type, $name, null, $resolve);
  }
  function texts($node, ...$names) { return array_map(fn($name) => resolve('SimpleProduct', $node, $name), $names); }
  function product($id) { return new WPGraphQL\\Model\\Post(get_post($id)); }
  function term($id, $taxonomy = 'product_cat') { $term = get_term($id); $term->taxonomy = $taxonomy; return new WPGraphQL\\Model\\Term($term); }
  function update_post_caches() {}
  function _prime_post_caches($ids) { $GLOBALS['primed'][] = $ids; }
  function update_object_term_cache() {}
  function _prime_term_caches($ids) { $GLOBALS['primed'][] = $ids; }
  function get_nav_menu_locations() { return apply_filters('theme_mod_nav_menu_locations', $GLOBALS['limit'] === 'en' ? ['MAIN' => 4, 'FOOTER' => 0] : ['MAIN' => 1, 'FOOTER' => 2]); }
  $primed = []; $limit = null; add_action('wpml_switch_language', function($code) { $GLOBALS['limit'] = $code; });
  function get_posts($args) { return array_values(array_filter($GLOBALS['posts'], fn($post) => $post->post_name === $args['name'])); }`;

/** An expression's value while the shop's request in a language is answered. */
function answer<T>(value: string, { language = "en", world = HAS_POLYLANG, steps = "" } = {}) {
  const header = language && `$_SERVER['HTTP_X_STOREFRONT_LANGUAGE'] = '${language}';`;
  const fields = `foreach ($posts as $id => $post) { $post->post_name = "slug-$id"; $post->fields = ['name' => "name $id", 'slug' => "slug-$id", 'price' => $id, 'seo' => "seo $id", 'modified' => "2026-01-$id"]; }
    $posts[70]->fields['description'] = ''; $posts[7]->fields['description'] = 'Описание'; $posts[7]->post_title = 'Оригинал'; $posts[70]->post_title = 'Original';`;
  return runPlugin<T>({
    namespaces: MODELS,
    world: `${HAS_SECRET} ${FROM_SHOP} ${HAS_WOOCOMMERCE} ${header} ${world} ${ENGINE}`,
    steps: `${fields} ${steps} do_action('graphql_process_http_request'); do_action('do_graphql_request', '');`,
    value,
  });
}

const SOURCES: [string, string][] = [
  ["Polylang", HAS_POLYLANG],
  ["WPML", HAS_WPML],
];

test.each(SOURCES)(
  "%s: an original has the texts of its translation, and its own where that has none; the rest stays",
  async (_, world) => {
    const value = "texts(product(7), 'name', 'slug', 'seo', 'description', 'price', 'databaseId')";
    expect(await answer(value, { world })).toEqual(["name 70", "slug-70", "seo 70", "Описание", 7, 7]);
    expect(await answer("texts(term(50), 'name', 'slug', 'databaseId')", { world })).toEqual([
      "name 60",
      "slug-60",
      50,
    ]);
  },
);

test("the resolver of a field is given the translation", async () => {
  const value = "resolve('SimpleProduct', product(7), 'uri', fn($node) => '/en/' . $node->slug)";
  expect(await answer(value)).toBe("/en/slug-70");
});

test("without a language, in the main one, or in one that nothing is translated into, texts are the original's", async () => {
  for (const language of ["", "bg", "fr"]) {
    expect(await answer("texts(product(7), 'name', 'slug')", { language })).toEqual(["name 7", "slug-7"]);
  }
});

test("a draft of a translation isn't shown", async () => {
  const steps = "$posts[70]->post_status = 'draft';";
  expect(await answer("texts(product(7), 'name')", { steps })).toEqual(["name 7"]);
});

test("the value of an attribute has its slug in every language: variations name it so", async () => {
  expect(await answer("texts(term(50, 'pa_color'), 'name', 'slug')")).toEqual(["name 60", "slug-50"]);
});

test("what was modified last counts, the original or its translation", async () => {
  const value = "array_map(fn($id) => texts(product($id), 'modified')[0], [7, 70])";
  expect(await answer(value)).toEqual(["2026-01-70", "2026-01-70"]);
  const steps = "$posts[70]->fields['modified'] = '2026-01-01';";
  expect(await answer(value, { steps })).toEqual(["2026-01-7", "2026-01-01"]);
});

test("a variation has its product's translated name and its values'", async () => {
  const world = `${HAS_POLYLANG}
    function wc_get_product($id) { return new class { function get_attributes() { return ['pa_color' => 'sin', 'Обем' => '2 л']; } }; }
    function taxonomy_exists($name) { return str_starts_with($name, 'pa_'); }
    function get_term_by($field, $slug, $taxonomy) { return get_term(50); }`;
  const value = `array_map(fn($name) => resolve('SimpleProductVariation', (object) ['databaseId' => 71, 'parent_id' => 7, 'name' => $name], 'name'), ['Оригинал - Син, 2 л', 'Оригинал'])`;
  expect(await answer(value, { world })).toEqual(["Original - Blue, 2 л", "Original"]);
  expect(await answer(value, { world, language: "fr" })).toEqual(["Оригинал - Син, 2 л", "Оригинал"]);
});

test.each(["GlobalProductAttribute", "VariationAttribute"])(
  "the label of a %s is a string of the plugin of translations",
  async (type) => {
    const steps = `add_filter('wpml_translate_single_string', fn($text, $domain, $name, $language) => "$domain|$name|$language", 10, 4);`;
    const value = `resolve('${type}', (object) ['label' => 'Цвят'], 'label')`;
    expect(await answer(value, { steps })).toBe("WordPress|taxonomy singular name: Цвят|en");
  },
);

test("a product's own attribute has the texts of the one at its place, but options that variations name stay", async () => {
  const world = `${HAS_POLYLANG}
    #[AllowDynamicProperties] class WC_Product_Attribute { function __construct(public $name, public $options, public $is_variation = false) { $this->_product_id = 7; }
      function is_taxonomy() { return str_starts_with($this->name, 'pa_'); } function get_name() { return $this->name; }
      function get_options() { return $this->options; } function get_variation() { return $this->is_variation; } }
    $attributes = [7 => [new WC_Product_Attribute('pa_color', [50]), new WC_Product_Attribute('Произход', ['България']), new WC_Product_Attribute('Обем', ['2 л'], true)],
      70 => [new WC_Product_Attribute('Origin', ['Bulgaria']), new WC_Product_Attribute('Volume', ['2 l'], true)]];
    function wc_get_product($id) { return new class($id) { function __construct(public $id) {} function get_attributes() { return $GLOBALS['attributes'][$this->id]; } }; }
    function attribute($node, $name) { return resolve('LocalProductAttribute', $node, $name, fn($one) => $name === 'label' ? $one->name : $one->options); }`;
  const value =
    "array_map(fn($one) => [attribute($one, 'label'), attribute($one, 'options')], array_slice($attributes[7], 1))";
  const own = [
    ["Произход", ["България"]],
    ["Обем", ["2 л"]],
  ];
  expect(await answer(value, { world })).toEqual([
    ["Origin", ["Bulgaria"]],
    ["Volume", ["2 л"]],
  ]);
  expect(await answer(value, { world, steps: "array_pop($attributes[70]);" })).toEqual(own);
  expect(await answer(value, { world, language: "fr" })).toEqual(own);
});

test("translations of a query's results are read at once", async () => {
  const value =
    "[apply_filters('the_posts', [$posts[7], $posts[73]]), apply_filters('get_terms', [get_term(50), 5]), $primed][2]";
  expect(await answer(value)).toEqual([[70], [60]]);
});

test.each([
  ["product", "['id' => 'slug-70', 'idType' => 'slug']", "slug-7"],
  ["product", "['id' => 'slug-7', 'idType' => 'slug']", "slug-7"],
  ["product", "['id' => 'slug-70', 'idType' => 'sku']", "slug-70"],
  ["product", "['id' => 'missing', 'idType' => 'slug']", "missing"],
])("in any language a lookup of a %s by %s finds the original", async (name, args, slug) => {
  const value = `resolve('RootQuery', null, '${name}', fn($root, $args) => $args['id'], ${args})`;
  for (const language of ["", "en"]) expect(await answer(value, { language })).toBe(slug);
});

test("products are found by translated slugs, too", async () => {
  const value =
    "resolve('RootQuery', null, 'products', fn($root, $args) => $args['where']['slugIn'], ['where' => ['slugIn' => ['slug-70', 'slug-72']]])";
  expect(await answer(value)).toEqual(["slug-7", "slug-72"]);
});

test("a menu is the language's, and the main one's where that has none", async () => {
  const menu = (location: string) =>
    `resolve('RootQuery', null, 'menuItems', fn($root, $args) => [$limit, get_nav_menu_locations()['${location}']], ['where' => ['location' => '${location}']])`;
  const value = `[${menu("MAIN")}, ${menu("FOOTER")}, $limit]`.replaceAll("$limit", "$GLOBALS['limit']");
  expect(await answer(value)).toEqual([["en", 4], ["bg", 2], "bg"]);
  expect(await answer(value, { language: "" })).toEqual([["bg", 1], ["bg", 2], "bg"]);
});

test("a menu item has the language of its menu, a variation that of its product", async () => {
  const world = `${HAS_POLYLANG}
    function register_graphql_object_type() {} function register_graphql_input_type() {} function register_graphql_mutation() {}
    function register_graphql_field($type, $name, $config) { $GLOBALS['resolvers'][$type][$name] = $config['resolve']; }
    function language($type, $node) { return $GLOBALS['resolvers'][$type]['textLanguage']((object) $node); }`;
  const steps =
    "$posts[71]->post_type = 'product_variation'; $posts[71]->post_parent = 7; do_action('graphql_register_types');";
  const value = `[...array_map(fn($id) => language('MenuItem', ['menuDatabaseId' => $id]), [4, 1, 2, null]),
    ...array_map(fn($id) => language('ContentNode', ['databaseId' => $id]), [7, 71, 72])]`;
  expect(await answer(value, { world, steps })).toEqual(["en", "bg", "bg", "bg", "en", "en", "bg"]);
  const inMain = await answer<string[]>(value, { world, steps, language: "" });
  expect(new Set(inMain)).toEqual(new Set(["bg"]));
});

test("a draft is shown as its editor has it", async () => {
  const value = "[resolve('RootQuery', null, 'storefrontDraft', fn() => null), texts(product(7), 'name')]";
  expect(await answer(value)).toEqual([null, ["name 7"]]);
});

test.each(SOURCES)("%s: the language of the texts is known", async (_, world) => {
  const value = `array_map(fn($id) => Sila_Storefront\\get_text_language(Sila_Storefront\\find_post_text(get_post($id))), [7, 8, 72, 999])`;
  expect(await answer(value, { world, steps: "$posts[80]->post_status = 'draft';" })).toEqual(["en", "bg", "bg", "bg"]);
  expect(await answer(value, { world, language: "" })).toEqual(["bg", "bg", "bg", "bg"]);
});
