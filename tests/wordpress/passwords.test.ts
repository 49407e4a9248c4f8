import { expect, test } from "vitest";
import { PLUGIN, readJson } from "./php";

/** Whose sign-ins end at a hook of WordPress's, by Headless Login. */
function strike(hook: string, given: string): Promise<unknown> {
  return readJson(`namespace WPGraphQL\\Login\\Auth {
    class TokenManager { static function issue_new_user_secret(...$given) { $GLOBALS['ended'][] = $given; } }
  }
  namespace {
    define('ABSPATH', '/');
    $hooks = []; $ended = [];
    class WP_User { public $ID = 7; function __construct(public $user_pass) {} }
    function add_filter($name, $callback) { $GLOBALS['hooks'][$name][] = $callback; }
    function add_action($name, $callback) { add_filter($name, $callback); }
    function get_option($name, $default) { return $default; }
    function get_userdata($id) { return new WP_User('new'); }
   
    require '${PLUGIN}';
    foreach ($hooks['${hook}'] as $callback) $callback(${given});
    echo json_encode($ended);
  }`);
}

test.each([
  ["after_password_reset", "new WP_User('new'), 'new'", [[7, false]]],
  ["profile_update", "7, new WP_User('old')", [[7, false]]],
  ["profile_update", "7, new WP_User('new')", []],
])("a new password ends the sign-ins of before: %s(%s) (docs/wordpress-plugin.md)", async (hook, given, ended) => {
  expect(await strike(hook, given)).toEqual(ended);
});
