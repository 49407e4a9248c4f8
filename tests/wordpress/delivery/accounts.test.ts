import { expect, test } from "vitest";
import { HAS_SECRET, runPlugin } from "../php";
import { quote } from "./delivery";

const WORLD = `${HAS_SECRET} require '/tests/wordpress/doubles/admin.php'; $capabilities = ['manage_woocommerce']; $nonce = 'nonce of storefront_save';`;
const STORED = { econt: { user: "me", password: "hush-1" }, boxnow: { user: "id", password: "hush-2" } };

interface Saved {
  accounts: typeof STORED;
  settings: string | null;
  kinds: string[];
}

function save(form: object, before: object | null = STORED): Promise<Saved> {
  return runPlugin({
    world: WORLD + (before ? `$options['storefront_courier_accounts'] = ${quote(before)};` : ""),
    steps: `$_POST = ['tab' => 'couriers', 'storefront' => array_map('addslashes', ${quote(form)})]; attempt(fn() => do_action('admin_post_storefront_save'));`,
    value: `['accounts' => $options['storefront_courier_accounts'] ?? null, 'settings' => Sila_Storefront\\get_settings_json(), 'kinds' => Sila_Storefront\\take_recorded_changes()['kinds']]`,
  });
}

test("accounts with couriers are stored apart from the settings that are public, and the shop is notified", async () => {
  const form = { "econt.user": " me ", "econt.password": 'p"a\\ss', "speedy.user": "only" };
  expect(await save(form, null)).toEqual({
    accounts: { econt: { user: "me", password: 'p"a\\ss' } },
    settings: null,
    kinds: ["couriers"],
  });
});

test("an empty password keeps that of the same user; another user, or none, has none", async () => {
  const keep = { "econt.user": "me", "econt.password": "", "boxnow.user": "id" };
  expect(await save(keep)).toMatchObject({ accounts: STORED, kinds: [] });
  expect((await save({ ...keep, "econt.user": "another" })).accounts).toEqual({ boxnow: STORED.boxnow });
  expect((await save({ "econt.user": "", "econt.password": "x" })).accounts).toEqual([]);
});

test("the page never shows a password", async () => {
  const page = await runPlugin<string>({
    world: `${WORLD} $options['storefront_courier_accounts'] = ${quote(STORED)};`,
    steps: "ob_start(); Sila_Storefront\\show_courier_accounts(); $page = ob_get_clean();",
    value: "$page",
  });
  expect(page).toContain('name="storefront[econt.user]" value="me"');
  expect(page).toContain('type="password"');
  expect(page).not.toContain("hush");
});

test.each([
  "active_plugins",
  "woo_bg_settings_apis_enable_econt",
  "woo_bg_settings_speedy_password",
  "woo_bg_settings_boxnow_client_id",
])("the shop is notified when %s changes", async (name) => {
  const kinds = "Sila_Storefront\\take_recorded_changes()['kinds']";
  const change = (option: string) => ({
    world: HAS_SECRET,
    steps: `do_action('updated_option', '${option}');`,
    value: kinds,
  });
  expect(await runPlugin(change(name))).toEqual(["couriers"]);
  expect(await runPlugin(change(`${name}_x`))).toEqual([]);
});
