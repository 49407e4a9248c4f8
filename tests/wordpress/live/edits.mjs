// `SHOP_URL=http://127.0.0.1:8787 WORDPRESS_PATH=/var/www/html node tests/wordpress/live/edits.mjs`: makes edits in a WordPress for tests
// on this machine, whose plugin notifies that shop, and says how soon product page and listing show them (docs/catalog.md).
// `SCHEDULE_ONLY=1`: nothing notifies the shop, or only WooCommerce's webhooks do; up to 50 minutes, because it waits for the schedule.
import { setTimeout as sleep } from "node:timers/promises";

import { fail } from "../../../scripts/toolchain.mjs";
import { openWordpress } from "./run-php.mjs";

const { SHOP_URL: shop, WORDPRESS_PATH: path, SCHEDULE_ONLY } = process.env;
const SCHEDULE_MS = 900_000;
const PAGE_MS = SCHEDULE_ONLY ? SCHEDULE_MS : 5000;
const LISTING_MS = SCHEDULE_ONLY ? SCHEDULE_MS : 20_000;
const PATIENCE_MS = SCHEDULE_ONLY ? 960_000 : 90_000;
const PAUSE_MS = SCHEDULE_ONLY ? 2000 : 150;
if (!shop || !URL.canParse(shop)) fail("SHOP_URL must name the shop: SHOP_URL=http://127.0.0.1:8787");
const wordpress = openWordpress(path);
const mark = Math.trunc(Date.now() / 1000) % 100_000;

const made = JSON.parse(
  await wordpress.run(`
    $term = wp_insert_term('Edits ${mark}', 'product_cat', ['slug' => 'edits-${mark}'])['term_id'];
    $save = static function ($one, $name, $price) use ($term) {
      $one->set_name("Edit ${mark} $name"); $one->set_slug("edit-${mark}-$name"); $one->set_status('publish');
      if ($price) $one->set_regular_price($price); $one->set_category_ids([$term]); return $one->save(); };
    $test = ['term' => $term];
    foreach (['simple', 'sale', 'doomed', 'stocked'] as $name) $test[$name] = $save(new WC_Product_Simple(), $name, '50.00');
    $choice = new WC_Product_Attribute(); $choice->set_name('Choice'); $choice->set_options(['one', 'two']); $choice->set_variation(true);
    $variable = new WC_Product_Variable(); $variable->set_attributes([$choice]); $test['variable'] = $save($variable, 'variable', null);
    foreach (['one' => '60.00', 'two' => '70.00'] as $option => $price) { $one = new WC_Product_Variation(); $one->set_parent_id($test['variable']);
      $one->set_attributes(['choice' => $option]); $one->set_regular_price($price); $test[$option] = $one->save(); }
    echo wp_json_encode($test);`),
);
const listing = `/produkt-kategoriya/edits-${mark}`;
const pageOf = (name) => `/produkt/edit-${mark}-${name}`;
const SAVE = (name, then) => `$one = wc_get_product($test['${name}']); ${then}; $one->save();`;
const cents = String(mark % 100).padStart(2, "0");
const has = (text) => (html) => html.includes(text);

// Name, PHP, product, and what its page and the listing must then show.
const EDITS = [
  ["made", "", "variable", has(`Edit ${mark} variable`), has(`data-slug="edit-${mark}-variable"`)],
  ["a product's name", SAVE("simple", `$one->set_name('Renamed ${mark}')`), "simple", has(`Renamed ${mark}`)],
  ["its price", SAVE("simple", `$one->set_regular_price('31.${cents}')`), "simple", has(`31,${cents}`)],
  [
    "sold out",
    SAVE("stocked", "$one->set_stock_status('outofstock')"),
    "stocked",
    has("OutOfStock"),
    (html) => /edit-\d+-stocked"(?:(?!<\/li>).)*Продаден/i.test(html),
  ],
  ["a variation's price", SAVE("one", `$one->set_regular_price('42.${cents}')`), "variable", has(`42,${cents}`)],
  [
    "an approved review",
    `wp_set_comment_status(wp_insert_comment(['comment_post_ID' => $test['simple'], 'comment_content' => 'Review ${mark}',
      'comment_type' => 'review', 'comment_author' => 'Edit', 'comment_approved' => 0, 'comment_meta' => ['rating' => 4]]), 'approve');`,
    "simple",
    has(`Review ${mark}`),
    has('data-rating="4'),
  ],
  [
    "a scheduled sale, started by WooCommerce",
    `${SAVE("sale", `$one->set_sale_price('23.${cents}'); $one->set_date_on_sale_from(time() + 3600)`)}
      global $wpdb; $wpdb->update($wpdb->postmeta, ['meta_value' => time() - 60], ['post_id' => $test['sale'],
      'meta_key' => '_sale_price_dates_from']); wp_cache_flush(); do_action('woocommerce_scheduled_sales');`,
    "sale",
    has(`23,${cents}`),
  ],
  [
    "a term's name",
    `wp_update_term($test['term'], 'product_cat', ['name' => 'Category ${mark}']);`,
    "simple",
    has(`Category ${mark}`),
  ],
  [
    "a setting: sold out products are hidden",
    "update_option('woocommerce_hide_out_of_stock_items', 'yes');",
    "stocked",
    has(`edit-${mark}-stocked`),
    (html) => !html.includes(`data-slug="edit-${mark}-stocked"`),
  ],
  [
    "that setting again",
    "update_option('woocommerce_hide_out_of_stock_items', 'no');",
    "stocked",
    has(`edit-${mark}-stocked`),
    has(`data-slug="edit-${mark}-stocked"`),
  ],
  [
    "a deletion",
    "wp_delete_post($test['doomed'], true);",
    "doomed",
    (html, status) => status === 404,
    (html) => !html.includes(`data-slug="edit-${mark}-doomed"`),
  ],
];

async function isShown(address, test) {
  const response = await fetch(shop + address, { headers: { accept: "text/html" } }).catch(() => null);
  return response !== null && test(await response.text(), response.status);
}

/** Seconds until the page shows it; null: it never did. */
async function measure(address, test, started) {
  while (performance.now() < started + PATIENCE_MS) {
    if (await isShown(address, test)) return (performance.now() - started) / 1000;
    await sleep(PAUSE_MS);
  }
  return null;
}

// Guests are told of no such setting: without the plugin listings show what is sold out.
const isPlugin = (await wordpress.run("echo (int) defined('Sila_Storefront\\\\PLUGIN_FILE');")).trim() === "1";
if (!isPlugin) console.log("skipped, without the plugin: the setting that hides sold out products");
const known = EDITS.filter(([name]) => isPlugin || !name.includes("setting"));

/** The settings apply to what other edits show. */
const isAlone = ([name]) => name === "made" || name.includes("setting");
const rounds = SCHEDULE_ONLY
  ? known
      .filter(isAlone)
      .map((edit) => [edit])
      .toSpliced(
        1,
        0,
        known.filter((edit) => !isAlone(edit)),
      )
  : known.map((edit) => [edit]);

let late = 0;
async function follow([name, , product, onPage, inListing = onPage], started) {
  const [page, list] = await Promise.all([
    measure(pageOf(product), onPage, started),
    measure(listing, inListing, started),
  ]);
  const isLate = page === null || page > PAGE_MS / 1000 || list === null || list > LISTING_MS / 1000;
  if (isLate) late++;
  const say = (seconds) => (seconds === null ? "never" : `${seconds.toFixed(1)} s`);
  console.log(`${isLate ? "LATE" : "ok"} ${name}: product page ${say(page)}, listing ${say(list)}`);
}

for (const round of rounds) {
  const followed = [];
  for (const edit of round) {
    if (edit[1]) await wordpress.run(edit[1], made);
    followed.push(follow(edit, performance.now()));
  }
  await Promise.all(followed);
}
await wordpress.run(
  `foreach (['one', 'two', 'simple', 'sale', 'stocked', 'variable'] as $name) wp_delete_post($test[$name], true);
    wp_delete_term($test['term'], 'product_cat');`,
  made,
);
console.log(late > 0 ? `${late} late` : "every edit was in time");
process.exitCode = late > 0 ? 1 : 0;
