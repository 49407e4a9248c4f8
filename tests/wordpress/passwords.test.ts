import { expect, test } from "vitest";
import { runPlugin } from "./php";

const HEADLESS_LOGIN = `namespace WPGraphQL\\Login\\Auth {
  class TokenManager { static function issue_new_user_secret(...$given) { $GLOBALS['ended'][] = $given; } }
}`;
const WORLD = `$ended = [];
  class WP_User { public $ID = 7; function __construct(public $user_pass) {} }
  function get_userdata($id) { return new WP_User('new'); }`;

test.each([
  ["after_password_reset", "new WP_User('new'), 'new'", [[7, false]]],
  ["profile_update", "7, new WP_User('old')", [[7, false]]],
  ["profile_update", "7, new WP_User('new')", []],
])("a new password ends the sign-ins of before: %s(%s)", async (hook, given, ended) => {
  const steps = `do_action('${hook}', ${given});`;
  expect(await runPlugin({ namespaces: HEADLESS_LOGIN, world: WORLD, steps, value: "$ended" })).toEqual(ended);
});

test("without Headless Login a new password revokes nothing and is no error", async () => {
  const steps = "do_action('after_password_reset', new WP_User('new'));";
  expect(await runPlugin({ world: WORLD, steps, value: "$ended" })).toEqual([]);
});
