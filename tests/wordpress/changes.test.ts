import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { runHooks, type Changes, type Hook, type Outcome } from "./change-request";
import { SECRET } from "./php";

const readChanges = ({ sent }: Outcome) => sent.map(({ init }) => JSON.parse(init.body) as Changes);
const post = (id: number) => ({ post: id });

const PRODUCT = { ids: [7, 9], posts: [], kinds: ["product"] };
const TERM = { ids: [], posts: [], kinds: ["term"] };
const SETTING = { ids: [], posts: [], kinds: ["setting"] };
const CONTENT = { ids: [], posts: [], kinds: ["content"] };
const PAGE = { ids: [], posts: [20], kinds: ["content"] };

test("the shop is notified once for a request, with the ids it changed, signed with their secret", async () => {
  const outcome = await runHooks([
    ["updated_post_meta", 1, 7, "_price"],
    ["woocommerce_updated_product_stock", 71],
  ]);
  expect(readChanges(outcome)).toEqual([PRODUCT]);
  const { url, init } = outcome.sent[0]!;
  expect(url).toBe("https://shop.test/webhooks/woocommerce");
  expect(init.headers).toMatchObject({
    "X-WC-Webhook-Topic": "catalog.changed",
    "X-WC-Webhook-Delivery-ID": "id-2",
    "X-WC-Webhook-Signature": createHmac("sha256", SECRET).update(init.body).digest("base64"),
  });
  expect([outcome.stored, outcome.scheduled]).toEqual([[], false]);
});

test.each<[Hook, Changes]>([
  [["updated_post_meta", 1, 71, "_sale_price"], PRODUCT],
  [
    ["updated_post_meta", 1, 60, "_wp_attachment_image_alt"],
    { ids: [7, 9], posts: [22], kinds: ["product", "content"] },
  ],
  [["woocommerce_updated_product_sales", 7], PRODUCT],
  [["set_object_terms", 7], PRODUCT],
  [["deleted_term_relationships", 7], PRODUCT],
  [["before_delete_post", 7], PRODUCT],
  [["transition_post_status", "trash", "publish", post(7)], PRODUCT],
  [["transition_post_status", "publish", "trash", post(7)], PRODUCT],
  [["transition_post_status", "draft", "publish", post(8)], { ...PRODUCT, ids: [8] }],
  [["transition_post_status", "private", "publish", post(71)], PRODUCT],
  [["wp_insert_comment", 40, post(40)], PRODUCT],
  [["wp_set_comment_status", 40], PRODUCT],
  [["delete_comment", 40], PRODUCT],
  [["edited_term", 50, 50, "product_cat"], { ...TERM, ids: [7, 9] }],
  [["delete_term", 51, 51, "pa_vkus"], TERM],
  [["updated_term_meta", 1, 50, "order"], TERM],
  [["woocommerce_attribute_updated", 1], TERM],
  [["updated_option", "woocommerce_currency"], SETTING],
  [["added_option", "woocommerce_hide_out_of_stock_items"], SETTING],
  [["woocommerce_tax_rate_updated", 1], SETTING],
  [["updated_option", "theme_mods_theme"], CONTENT],
  [["updated_option", "woocommerce_specific_allowed_countries"], CONTENT],
  [["updated_option", "wpgraphql_login_provider_google"], CONTENT],
  [["wp_update_nav_menu", 1], CONTENT],
  [["before_delete_post", 31], CONTENT],
  [["transition_post_status", "publish", "publish", post(20)], PAGE],
  [["transition_post_status", "publish", "future", post(20)], PAGE],
  [["transition_post_status", "trash", "publish", post(20)], PAGE],
  [["before_delete_post", 20], PAGE],
  [["updated_post_meta", 1, 20, "_thumbnail_id"], PAGE],
  [["set_object_terms", 21], { ...CONTENT, posts: [21] }],
  [["post_updated", 20, post(20), post(22)], { ...CONTENT, posts: [22] }],
  [["edited_term", 50, 50, "category"], { ...CONTENT, posts: [21] }],
  [["delete_term", 51, 51, "category"], CONTENT],
])("%j notifies the shop of %j", async (hook, changes) => {
  expect(readChanges(await runHooks([hook]))).toEqual([changes]);
});

test.each<[string, Hook]>([
  ["an order", ["updated_post_meta", 1, 30, "_order_total"]],
  ["a draft", ["updated_post_meta", 1, 8, "_price"]],
  ["a variation of a draft", ["updated_post_meta", 1, 81, "_price"]],
  ["a draft that becomes another draft", ["transition_post_status", "draft", "auto-draft", post(8)]],
  ["a product that somebody opens in the editor", ["updated_post_meta", 1, 7, "_edit_lock"]],
  ["how many products a term has", ["updated_term_meta", 1, 50, "product_count_product_cat"]],
  ["a term of WooCommerce's own", ["edited_term", 50, 50, "product_visibility"]],
  ["a page that stays where it is", ["post_updated", 20, post(20), post(20)]],
  ["any other setting", ["updated_option", "woocommerce_email_from_name"]],
])("%s is no change of the catalog", async (_, hook) => {
  expect(await runHooks([hook])).toEqual({ sent: [], stored: [], scheduled: false });
});

const CHANGED: Hook[] = [["updated_post_meta", 1, 7, "_price"]];

test("a notification that the shop hasn't accepted is stored and sent a minute later, with later changes", async () => {
  const { stored, scheduled, sent } = await runHooks(CHANGED, { accepted: 0 });
  expect([sent.length, Object.values(stored)]).toEqual([1, [JSON.stringify(PRODUCT)]]);
  expect(Math.abs(Number(scheduled) - Date.now() / 1000 - 60)).toBeLessThan(10);
  const meanwhile = `$options += ['storefront_changes_a' => '{"ids":[3],"kinds":["product"]}', 'storefront_changes_b' => '{"ids":[3,4],"posts":[20],"kinds":["term"]}'];`;
  // Until then no other request waits for a shop that doesn't respond.
  const later = await runHooks(CHANGED, { before: `${meanwhile} $events['storefront_send_changes'] = time() + 30;` });
  expect([later.sent.length, Object.keys(later.stored).length]).toEqual([0, 3]);
  const retried = await runHooks([["storefront_send_changes"]], { before: meanwhile });
  expect(readChanges(retried)).toEqual([{ ids: [3, 4], posts: [20], kinds: ["product", "term"] }]);
  expect([retried.stored, retried.scheduled]).toEqual([[], false]);
});

test("thousands of ids are sent in messages of a thousand of each, and unaccepted ones stay stored", async () => {
  const imported = `$posts = array_map(fn($id) => new WP_Post($id, 'product'), range(1001, 3500));
    foreach (range(5001, 6500) as $id) $posts[] = new WP_Post($id, 'post');`;
  const from = (first: number, length: number) => Array.from({ length }, (_, at) => first + at);
  const hooks = [...from(1001, 2500), ...from(5001, 1500)].map((id): Hook => ["set_object_terms", id]);
  const outcome = await runHooks(hooks, { before: imported, accepted: 1 });
  const sent = readChanges(outcome).map(({ ids, posts }) => [ids.length, posts.length]);
  expect(sent).toEqual([
    [1000, 1000],
    [1000, 500],
  ]);
  const left = Object.values(outcome.stored).map((stored) => JSON.parse(stored) as Changes);
  expect(left).toEqual([{ ids: from(2001, 1500), posts: from(6001, 500), kinds: ["product", "content"] }]);
});

test("nothing is sent or stored where nothing changed, nor without the shop's address or a secret", async () => {
  const nothing = { sent: [], stored: [], scheduled: false };
  expect(await runHooks([])).toEqual(nothing);
  expect(await runHooks(CHANGED, { shop: "" })).toEqual(nothing);
  for (const secret of ["", "short"]) expect(await runHooks(CHANGED, { secret })).toEqual(nothing);
});

test("where PHP can't end its response early, WP-Cron sends the stored ids, and no request waits for the shop", async () => {
  const { sent, stored, scheduled } = await runHooks(CHANGED, { endsResponse: false });
  expect([sent, Object.values(stored)]).toEqual([[], [JSON.stringify(PRODUCT)]]);
  expect(Math.abs(Number(scheduled) - Date.now() / 1000)).toBeLessThan(10);
});

const TRANSLATED = `$posts[] = new WP_Post(70, 'product'); $posts[] = new WP_Post(72, 'page'); $groups = [70 => ['bg' => 7, 'en' => 70], 72 => ['bg' => 20, 'en' => 72]];
  function get_post_status($id) { return get_post($id)->post_status; }
  function pll_default_language() { return 'bg'; }
  function pll_languages_list($args = []) { return $args ? ['bg_BG', 'en_US'] : ['bg', 'en']; }
  function pll_get_post_language($id) { return 'xx'; }
  function pll_get_post_translations($id) { return $GLOBALS['groups'][$id] ?? [$id]; }
  function pll_get_term_translations($id) { return ['bg' => 50, 'en' => 60]; }`;

test.each<[string, Hook, Changes]>([
  ["product", ["updated_post_meta", 1, 70, "_thumbnail_id"], { ids: [7, 9], posts: [], kinds: ["product"] }],
  ["page", ["transition_post_status", "trash", "publish", post(72)], { ...CONTENT, posts: [20] }],
  ["term", ["edited_term", 60, 60, "product_cat"], { ...TERM, ids: [7, 9] }],
])("a change of the translation of a %s is one of its original", async (_, hook, changes) => {
  expect(readChanges(await runHooks([hook], { before: TRANSLATED }))).toEqual([changes]);
});

test("a translation that is linked after it was saved, or unlinked after it was deleted, names its original", async () => {
  const linked: Hook[] = [["set_object_terms", 70], ["link"]];
  const before = `${TRANSLATED} $later = $groups; $groups = []; add_action('link', function() { $GLOBALS['groups'] = $GLOBALS['later']; });`;
  expect(readChanges(await runHooks(linked, { before }))).toEqual([{ ids: [7, 9], posts: [], kinds: ["product"] }]);
  const deleted: Hook[] = [["before_delete_post", 70], ["unlink"]];
  const after = `${TRANSLATED} add_action('unlink', function() { $GLOBALS['groups'] = []; });`;
  expect(readChanges(await runHooks(deleted, { before: after }))).toEqual([
    { ids: [7, 9], posts: [], kinds: ["product"] },
  ]);
});
