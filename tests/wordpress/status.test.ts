import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { FROM_SHOP, HAS_SECRET, runPlugin, SECRET } from "./php";

const WORLD = `${HAS_SECRET} $types = []; $fields = []; $sent = []; $status = 200;
  define('WC_VERSION', '11.0.1'); define('WPGRAPHQL_VERSION', '2.20.0');
  function get_file_data($file, $headers) { preg_match('/Version: +(.+)/', file_get_contents($file), $found); return ['Version' => $found[1]]; }
  function get_bloginfo($what) { return $what === 'version' ? '7.1' : ''; }
  function wp_generate_uuid4() { return 'id-1'; }
  function wp_remote_post($url, $init) { $GLOBALS['sent'][] = [$url, $init]; return $GLOBALS['status']; }
  function wp_remote_retrieve_response_code($answer) { return $answer; }
  function register_graphql_object_type($name, $config) { $GLOBALS['types'][$name] = $config; }
  function register_graphql_input_type() {} function register_graphql_mutation() {}
  function register_graphql_field($type, $name, $config) { $GLOBALS['fields'][$name] = $config; }
  function ask() {
    do_action('graphql_register_types');
    return attempt(fn() => $GLOBALS['fields']['storefrontStatus']['resolve']());
  }
  function notify() {
    do_action('graphql_register_types');
    return $GLOBALS['types']['StorefrontStatus']['fields']['notificationStatus']['resolve']();
  }`;
const URL = "define('STOREFRONT_URL', 'https://shop.test/');";

test("versions and the shop's address are told to the shop alone", async () => {
  expect(await runPlugin({ world: WORLD, value: "ask()" })).toBe("storefront-secret-required: storefrontStatus");
  const told = await runPlugin<{ shopUrl: string; versions: { name: string; version: string }[] }>({
    world: WORLD + URL,
    steps: FROM_SHOP,
    value: "ask()",
  });
  expect(told.shopUrl).toBe("https://shop.test");
  expect(Object.fromEntries(told.versions.map(({ name, version }) => [name, version]))).toMatchObject({
    "Sila Storefront": expect.stringMatching(/^\d+\.\d+\.\d+$/),
    WooCommerce: "11.0.1",
    WPGraphQL: "2.20.0",
    PHP: expect.stringMatching(/^8\./),
  });
  // What isn't there has no version.
  expect(told.versions.map(({ name }) => name)).not.toContain("Headless Login");
});

test("a signed notification of no change shows whether the shop accepts it: the shop's status, 0 for no answer", async () => {
  const run = (steps: string) =>
    runPlugin<[status: number, sent: [url: string, init: { headers: object; body: string }][]]>({
      world: WORLD + URL,
      steps,
      value: "[notify(), $sent]",
    });
  const [status, sent] = await run("");
  expect(status).toBe(200);
  const [url, { headers, body }] = sent[0]!;
  expect([url, JSON.parse(body)]).toEqual([
    "https://shop.test/webhooks/woocommerce",
    { ids: [], posts: [], kinds: [] },
  ]);
  expect(headers).toMatchObject({
    "X-WC-Webhook-Signature": createHmac("sha256", SECRET).update(body).digest("base64"),
  });
  expect((await run("$status = '';"))[0]).toBe(0);
});

test("without STOREFRONT_URL nothing is sent, and the status is unknown", async () => {
  expect(await runPlugin({ world: WORLD, steps: FROM_SHOP, value: "[ask()['shopUrl'], notify(), $sent]" })).toEqual([
    null,
    null,
    [],
  ]);
});
