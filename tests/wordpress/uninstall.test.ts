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

test("from every site of a network", async () => {
  const steps = `$isNetwork = true; ${UNINSTALL}`;
  expect(await runPlugin({ world: WORLD, steps, value: STATE })).toEqual([OTHERS, ["another"], USERS, [1, 2]]);
});

test("every option that the code stores is deleted on uninstall", async () => {
  const names = `[Sila_Storefront\\COMPLETION_HOOK, Sila_Storefront\\CHANGES_HOOK, Sila_Storefront\\CHANGES_PREFIX, Sila_Storefront\\TICKET_PREFIX,
    Sila_Storefront\\SETTINGS_OPTION, Sila_Storefront\\CHECKOUT_ID_KEY, Sila_Storefront\\CHECKOUT_EMAILED_KEY]`;
  expect(await runPlugin({ value: names })).toEqual([
    "storefront_complete_orders",
    "storefront_send_changes",
    "storefront_changes_",
    "storefront_ticket_",
    "storefront_settings",
    "_checkout_id",
    "_checkout_emailed",
  ]);
});

test("deactivating removes the scheduled events", async () => {
  const steps = "$events['storefront_send_changes'] = 5; do_action('deactivate_sila-storefront/sila-storefront.php');";
  expect(await runPlugin({ value: "array_keys($events)" })).toEqual(["storefront_complete_orders"]);
  expect(await runPlugin({ steps, value: "$events" })).toEqual([]);
});
