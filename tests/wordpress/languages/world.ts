/**
 * Posts 7 (its translation 70), 8 (a draft, 80), 9 (trashed, 90); 71 was 7's until 70 took its place; 72 is alone, 73 has no
 * language. Terms 50 and 60, which is its translation.
 */
export const POSTS = `
  class WP_Post { public $post_type = 'product'; public $post_title = ''; public $post_name = ''; public $fields = []; function __construct(public $ID, public $post_status = 'publish', public $post_parent = 0) {} }
  class WP_Term { public $taxonomy = 'product_cat'; public $term_taxonomy_id; public $name = 'Blue'; function __construct(public $term_id) { $this->term_taxonomy_id = $term_id + 1000; } }
  $posts = []; foreach ([7, 70, 71, 72, 73, 80, 90] as $id) $posts[$id] = new WP_Post($id);
  $posts[8] = new WP_Post(8, 'draft'); $posts[9] = new WP_Post(9, 'trash');
  $groups = [7 => ['en' => 70, 'bg' => 7], 70 => ['en' => 70, 'bg' => 7], 71 => ['en' => 70, 'bg' => 7], 72 => ['en' => 72],
    80 => ['en' => 80, 'bg' => 8], 90 => ['en' => 90, 'bg' => 9]];
  $term_groups = [50 => ['bg' => 50, 'en' => 60], 60 => ['bg' => 50, 'en' => 60]];
  function get_post($id) { return $GLOBALS['posts'][$id] ?? null; }
  function get_post_status($id) { return get_post($id)->post_status ?? false; }
  function get_term($id) { return in_array($id, [50, 60]) ? new WP_Term($id) : null; }`;

/** A site with Polylang: bg, its main language, en, and fr, which the shop may not have. */
export const HAS_POLYLANG = `${POSTS}
  function pll_default_language() { return 'bg'; }
  function pll_languages_list($args = []) { return ($args['fields'] ?? 'slug') === 'slug' ? ['en', 'bg', 'fr'] : ['en_US', 'bg_BG', 'fr_FR']; }
  function pll_get_post_language($id) { return isset($GLOBALS['groups'][$id]) ? 'xx' : false; }
  function pll_get_post_translations($id) { return $GLOBALS['groups'][$id] ?? []; }
  function pll_get_term_translations($id) { return $GLOBALS['term_groups'][$id] ?? []; }
  function pll_register_string($name, $text, $group, $is_long) { $GLOBALS['strings'][$group][$name] = $text; }
  function pll_translate_string($text, $language) { return ['en' => $GLOBALS['translated'] ?? []][$language][$text] ?? $text; }`;

/** The same with WPML. Its elements are terms by their term_taxonomy_id. */
export const HAS_WPML = `${POSTS} define('ICL_SITEPRESS_VERSION', '4.7');
  add_filter('wpml_default_language', fn() => 'bg');
  add_filter('wpml_active_languages', fn($none, $args) => ['en' => ['default_locale' => 'en_US'], 'bg' => ['default_locale' => 'bg_BG'], 'fr' => ['default_locale' => 'fr_FR']], 10, 2);
  add_filter('wpml_element_trid', fn($none, $id, $type) => "$type|$id", 10, 3);
  add_filter('wpml_get_element_translations', function($none, $trid, $type) {
    list(, $id) = explode('|', $trid);
    $is_term = $type === 'tax_product_cat';
    $group = $is_term ? $GLOBALS['term_groups'][$id - 1000] ?? [] : ($type === 'post_product' ? $GLOBALS['groups'][$id] ?? [] : []);
    return array_map(fn($found) => (object) ($is_term ? ['element_id' => (string) ($found + 1000), 'term_id' => (string) $found] : ['element_id' => (string) $found]), $group);
  }, 10, 3);
  add_action('wpml_register_single_string', function($group, $name, $text) { $GLOBALS['strings'][$group][$name] = $text; }, 10, 3);
  add_filter('wpml_translate_single_string', function($text, $group, $name, $language) {
    return $group === 'Sila Storefront' && $name === md5($text) && $language === 'en' ? $GLOBALS['translated'][$text] ?? $text : $text;
  }, 10, 4);`;
