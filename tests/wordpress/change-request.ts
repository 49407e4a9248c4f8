import { runPlugin, SECRET } from "./php";

export interface Changes {
  ids: number[];
  posts: number[];
  kinds: string[];
}

interface Message {
  url: string;
  init: { headers: Record<string, string>; body: string };
}

export interface Outcome {
  sent: Message[];
  stored: Record<string, string>;
  scheduled: number | false;
}

export type Hook = [name: string, ...args: unknown[]];

/**
 * Products 7 (with variation 71), 8 (a draft) and group 9 of 7; page 20 with page 22 below it, post 21, an order 30, a menu
 * item 31, a review 40 of 7, a term 50 that 7 and 21 have.
 */
const WORLD = `
  class WP_Post {
    public $post_name = 'slug';
    function __construct(public $ID, public $post_type, public $post_status = 'publish', public $post_parent = 0) {}
  }
  class WP_Comment { function __construct(public $comment_post_ID, public $comment_approved) {} }
  class WP_Term { function __construct(public $taxonomy, public $term_id) {} }
  $posts = [new WP_Post(7, 'product'), new WP_Post(8, 'product', 'draft'), new WP_Post(9, 'product'), new WP_Post(20, 'page'),
    new WP_Post(21, 'post'), new WP_Post(22, 'page', 'publish', 20), new WP_Post(30, 'shop_order'), new WP_Post(31, 'nav_menu_item'),
    new WP_Post(71, 'product_variation', 'publish', 7), new WP_Post(81, 'product_variation', 'publish', 8)];
  function get_post($id) { foreach ($GLOBALS['posts'] as $post) if ($post->ID === $id) return $post; return null; }
  function get_posts($query) {
    if (isset($query['fields'])) return $query['post_type'] === 'post' ? [21] : [7];
    return array_values(array_filter([get_post(71), get_post(22)], fn($post) => in_array($post->post_type, $query['post_type'])));
  }
  function get_pages($query) { return $query === ['child_of' => 20] ? [get_post(22)] : []; }
  function get_comment($id) { return $id === 40 ? new WP_Comment(7, '1') : null; }
  function get_term($id) { return in_array($id, [50, 60]) ? new WP_Term('product_cat', $id) : null; }
  function term_exists($id, $taxonomy) { return $id === 50; }
  function is_object_in_taxonomy($type, $taxonomy) { return str_starts_with($taxonomy, 'product_') || $taxonomy === 'pa_vkus'; }
  function maybe_unserialize($text) { return unserialize($text); }
  class Database {
    public $postmeta = 'postmeta'; public $options = 'options';
    function esc_like($text) { return $text; }
    function prepare($query, ...$values) { return [$query, ...$values]; }
    function get_results($query) {
      if (str_contains($query[0], '_children')) return [(object) ['post_id' => '9', 'meta_value' => serialize([7])]];
      $found = [];
      foreach ($GLOBALS['options'] as $name => $value)
        if (str_starts_with($name, 'storefront_changes_')) $found[] = (object) ['option_name' => $name, 'option_value' => $value];
      return array_slice($found, 0, $query[2]);
    }
  }
  $wpdb = new Database(); $sent = []; $made = 0; $options = ['stylesheet' => 'theme'];
  function wp_generate_uuid4() { return 'id-' . ++$GLOBALS['made']; }
  function wp_remote_post($url, $init) {
    $GLOBALS['sent'][] = ['url' => $url, 'init' => $init];
    return count($GLOBALS['sent']) <= $GLOBALS['accepted'] ? 200 : 503;
  }
  function wp_remote_retrieve_response_code($answer) { return $answer; }
`;

interface Circumstances {
  shop?: string;
  secret?: string;
  /** How many messages the shop accepts. */
  accepted?: number;
  /** Whether PHP goes on after the response, as under PHP-FPM. */
  endsResponse?: boolean;
  /** What the hooks find when they run. */
  before?: string;
}

/** What the plugin sends and stores at the end of a request in which these hooks struck. */
export function runHooks(hooks: Hook[], circumstances: Circumstances = {}): Promise<Outcome> {
  const {
    shop = "https://shop.test",
    secret = SECRET,
    accepted = 100,
    endsResponse = true,
    before = "",
  } = circumstances;
  return runPlugin({
    world: `${shop && `define('STOREFRONT_URL', '${shop}');`} ${secret && `define('STOREFRONT_SECRET', '${secret}');`}
      ${endsResponse ? "function fastcgi_finish_request() {}" : ""} $accepted = ${String(accepted)}; ${WORLD}`,
    steps: `${before}
      foreach (json_decode('${JSON.stringify([...hooks, ["shutdown"]])}') as $hook)
        do_action(...array_map(fn($value) => is_object($value) ? get_post($value->post) ?? get_comment($value->post) : $value, $hook));
      unset($options['stylesheet']);`,
    value: "['sent' => $sent, 'stored' => $options, 'scheduled' => wp_next_scheduled('storefront_send_changes')]",
  });
}
