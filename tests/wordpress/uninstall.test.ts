import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLUGIN_FOLDER, runPlugin } from "./php";

/** A site that has used the plugin, and a network of it. */
const WORLD = `$deleted = []; $switched = []; $isNetwork = false;
  $options = ['blogname' => 'Sila', 'storefront_secret' => 'x', 'storefront_url' => 'https://shop.test',
    'storefront_changes_1' => '{}', 'storefront_ticket_1' => [], '_transient_storefront_stock_email_1' => 1, '_transient_timeout_storefront_stock_email_1' => 9,
    'storefrontXchanges_1' => 'of another plugin'];
  $events = ['storefront_send_changes' => 5, 'another' => 6];
  function is_multisite() { return $GLOBALS['isNetwork']; }
  function get_sites($query) { return [1, 2]; }
  function switch_to_blog($id) { $GLOBALS['switched'][] = $id; }
  function restore_current_blog() {}
  function delete_metadata($type, $id, $key, $value, $isAll) { $GLOBALS['deleted'][] = "$type $key"; }
  $wpdb = new class {
    public $options = 'wp_options';
    function esc_like($text) { return addcslashes($text, '_%'); }
    function prepare($query, $value) { return $value; }
    function get_col($pattern) {
      $start = stripslashes(rtrim($pattern, '%'));
      return array_values(array_filter(array_keys($GLOBALS['options']), fn($name) => str_starts_with($name, $start)));
    }
  };`;
const UNINSTALL = `define('WP_UNINSTALL_PLUGIN', 'sila-storefront/sila-storefront.php'); require '${PLUGIN_FOLDER}/uninstall.php';`;
const STATE = "[array_keys($options), array_keys($events), $deleted, $switched]";
const OTHERS = ["blogname", "storefrontXchanges_1"];
const USERS = ["user _checkout_id", "user _checkout_emailed"];

test("uninstalling deletes what the plugin has stored, and nothing else", async () => {
  expect(await runPlugin({ world: WORLD, steps: UNINSTALL, value: STATE })).toEqual([OTHERS, ["another"], USERS, []]);
});

test("uninstalling from a network deletes it from every site", async () => {
  const steps = `$isNetwork = true; ${UNINSTALL}`;
  expect(await runPlugin({ world: WORLD, steps, value: STATE })).toEqual([OTHERS, ["another"], USERS, [1, 2]]);
});

test("uninstalling names each option, event and user's metadata that the plugin stores", () => {
  const folder = "wordpress/sila-storefront";
  const code = globSync(`${folder}/includes/**/*.php`)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
  const constants = new Map(
    [...code.matchAll(/^const (\w+) *= '([^']*)';/gm)].map(([, name, value]) => [name!, value!]),
  );
  const stores = /(?:update_option|add_option|update_user_meta|wp_schedule_event|wp_schedule_single_event)\(([^;]*)/g;
  const names = [...code.matchAll(stores)].flatMap(([, given]) =>
    (given!.match(/\b[A-Z_]{4,}\b/g) ?? []).flatMap((name) => constants.get(name) ?? []),
  );
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect(readFileSync(`${folder}/uninstall.php`, "utf8")).toContain(`'${name}'`);
});

test("deactivating removes the scheduled events", async () => {
  const steps = "$events['storefront_send_changes'] = 5; do_action('deactivate_sila-storefront/sila-storefront.php');";
  expect(await runPlugin({ value: "array_keys($events)" })).toEqual(["storefront_complete_orders"]);
  expect(await runPlugin({ steps, value: "$events" })).toEqual([]);
});
