import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, runPlugin } from "./php";
import { HAS_TICKETS } from "./tickets";

/** A site with a draft, 4, that user 6 may edit, a page in the trash, 5, and an attachment, 8. */
const WORLD = `${HAS_SECRET} ${HAS_TICKETS} $is_locked = false; $editors = [6];
  define('STOREFRONT_URL', 'https://shop.test');
  class WP_Post { function __construct(public $ID, public $post_type = 'page', public $post_status = 'draft') {} }
  $posts = [4 => new WP_Post(4), 5 => new WP_Post(5, 'page', 'trash'), 8 => new WP_Post(8, 'attachment')];
  function get_post($id) { return $GLOBALS['posts'][$id] ?? null; }
  function user_can($user, $capability, $id) { return in_array($user, $GLOBALS['editors'], true) && $capability === 'edit_post'; }
  function ticket_of($url) { parse_str(parse_url($url, PHP_URL_QUERY), $query); return $query['ticket']; }
  function preview($id = 4) { return Sila_Storefront\\get_draft_url(get_post($id)); }`;
const AS_EDITOR = "$user_id = 6; $capabilities = ['edit_post'];";
const run = (value: string, steps = AS_EDITOR) => runPlugin({ world: WORLD, steps, value });

test("a preview leads who may edit it to the shop, with a ticket; nobody else, and to nothing that the shop doesn't show", async () => {
  expect(await run("preview()")).toMatch(/^https:\/\/shop\.test\/chernova\/stranitsa\/4\?ticket=\d{10}\.[0-9a-f]{64}$/);
  expect(await run("preview()", "$user_id = 7;")).toBe("");
  expect(await run("[preview(8), preview(99)]")).toEqual(["", ""]);
});

test("a ticket gives one pass, for its editor and its draft", async () => {
  const steps = `${AS_EDITOR} $ticket = ticket_of(preview());`;
  const [first, second, other] = (await run(
    "[Sila_Storefront\\open_draft($ticket), Sila_Storefront\\open_draft($ticket), Sila_Storefront\\open_draft('x')]",
    steps,
  )) as (string | null)[];
  expect(first).toMatch(/^4\.6\.\d{10}\.[0-9a-f]{64}$/);
  expect([second, other]).toEqual([null, null]);
  const late = `${steps} $late = (time() - 1) . substr($ticket, 10); rename_option($ticket, $late);`;
  expect(await run("Sila_Storefront\\open_draft($late)", late)).toBeNull();
});

test("a ticket for a hand-over opens no draft", async () => {
  const steps = "$ticket = Sila_Storefront\\create_ticket('transfer', ['post' => 4, 'user' => 6]);";
  expect(await run("Sila_Storefront\\open_draft($ticket)", steps)).toBeNull();
});

test("a pass is good for an hour, as it was written, and as long as its editor may edit the draft", async () => {
  const read = (pass: string, steps = "") =>
    run(
      `Sila_Storefront\\read_pass(${pass})['post']->ID ?? null`,
      `${steps} $good = Sila_Storefront\\write_pass(4, 6, time() + 9);`,
    );
  expect(await read("$good")).toBe(4);
  for (const pass of [
    "str_replace('4.6.', '5.6.', $good)",
    "$good . '0'",
    "''",
    "Sila_Storefront\\write_pass(4, 6, time() - 1)",
  ])
    expect(await read(pass), pass).toBeNull();
  expect(await read("Sila_Storefront\\write_pass(4, 7, time() + 9)")).toBeNull();
  expect(await read("Sila_Storefront\\write_pass(5, 6, time() + 9)")).toBeNull();
  expect(await read("$good", "$editors = [];")).toBeNull();
});

test("drafts are the shop's alone to read, even with a pass", async () => {
  const value = "attempt(fn() => Sila_Storefront\\read_draft(Sila_Storefront\\write_pass(4, 6, time() + 9)))";
  expect(await run(value)).toBe("storefront-secret-required: storefrontDraft");
  expect(await run("attempt(fn() => Sila_Storefront\\read_draft('x'))", FROM_SHOP)).toBeNull();
});

test("a draft has a product only where WooGraphQL has registered the type: without it WPGraphQL would refuse every query", async () => {
  const registry = (types: string) => `new class { public $fields = [];
    function has_type($name) { return in_array($name, [${types}], true); }
    function register_field($type, $name, $config) { $this->fields[] = "$type.$name: {$config['type']}"; } }`;
  const register = (types: string) =>
    run("$registry->fields", `$registry = ${registry(types)}; do_action('graphql_register_types_late', $registry);`);
  expect(await register("'MediaItem'")).toEqual([]);
  expect(await register("'Product'")).toEqual(["StorefrontDraft.product: Product"]);
});
