import { createHash, createHmac } from "node:crypto";
import { expect, test } from "vitest";
import {
  parseWordPressSettings,
  readTablesIn,
  TRANSLATED_KEYS,
  WORDPRESS_KEYS,
} from "../../app/config/wordpress-settings";
import { readEnvironment } from "../../worker/platform/environment";
import { HAS_POLYLANG } from "./languages/world";
import { HAS_SECRET, runPlugin, SECRET } from "./php";

const ADMIN = "require '/tests/wordpress/doubles/admin.php';";
const MANAGER = "$capabilities = ['manage_woocommerce']; $nonce = 'nonce of storefront_save';";
const quote = (value: unknown) =>
  `json_decode(base64_decode('${Buffer.from(JSON.stringify(value)).toString("base64")}'), true)`;

interface Saved {
  outcome: string;
  settings: Record<string, unknown> | null;
  json: string | null;
  kinds: string[];
  errors: [type: string, message: string][];
}

/** What is left when a form of a tab was sent. */
function save(form: unknown, { tab = "general", before = {} as object, who = MANAGER } = {}): Promise<Saved> {
  const had = Object.keys(before).length > 0 ? `$options['storefront_settings'] = ${quote(before)};` : "";
  return runPlugin({
    world: `${ADMIN} ${who} ${had}`,
    steps: `$_POST = ['tab' => '${tab}', 'storefront' => array_map(fn($value) => is_string($value) ? addslashes($value) : $value, (array) ${quote(form)})];
      $outcome = attempt(fn() => do_action('admin_post_storefront_save'));`,
    value: `['outcome' => $outcome, 'settings' => $options['storefront_settings'] ?? null, 'errors' => $settings_errors,
      'json' => Sila_Storefront\\get_settings_json(), 'kinds' => Sila_Storefront\\take_recorded_changes()['kinds']]`,
  });
}

test("a form is saved for whoever manages the shop, with its nonce, and nobody else", async () => {
  const form = { "SITE.phone": "02 222" };
  const stranger = await save(form, { who: "$nonce = 'nonce of storefront_save';" });
  expect(stranger).toMatchObject({ outcome: "died with 403", settings: null, kinds: [] });
  for (const nonce of ["", "nonce of storefront_sync"]) {
    const forged = await save(form, { who: `$capabilities = ['manage_woocommerce']; $nonce = '${nonce}';` });
    expect(forged).toMatchObject({ outcome: "died of the nonce", settings: null, kinds: [] });
  }
  expect(await save(form)).toMatchObject({
    outcome:
      "redirected to https://wp.test/wp-admin/options-general.php?page=sila-storefront&tab=general&settings-updated=true",
    settings: { "SITE.phone": "02 222" },
    json: '{"SITE":{"phone":"02 222"}}',
  });
});

test("the shop is notified of what was changed, the first time that there are settings at all; of nothing else", async () => {
  const before = { "SITE.phone": "02 222" };
  expect((await save(before)).kinds.toSorted()).toEqual(["content", "setting"]);
  expect((await save({ "SITE.phone": "02 333" }, { before })).kinds).toEqual(["content"]);
  expect((await save(before, { before })).kinds).toEqual([]);
});

test("a tab changes its own fields alone; one that was emptied is the shop's own affair again", async () => {
  const before = { "SITE.phone": "02 222", "SITE.email": "a@b.bg", "HOME.heroTitle": "Тичай" };
  const { settings } = await save({ "SITE.phone": "", "SITE.email": "a@b.bg", "HOME.heroTitle": "x" }, { before });
  expect(settings).toEqual({ "SITE.email": "a@b.bg", "HOME.heroTitle": "Тичай" });
});

test("texts lose their tags and what is too long, lists have six lines, and amounts are in hundredths", async () => {
  const { settings } = await save({
    "SITE.name": " O'Neill <script>alert(1)</script>\n",
    "SITE.phone": "0".repeat(500),
    "SITE.couriers": "Speedy\r\n\r\nЕконт\n3\n4\n5\n6\n7",
    "SITE.freeShippingFrom": "99,9",
    "SITE.trackingId": "g-ab12cd34",
    "SITE.baseUrl": "https://evil.example",
  });
  expect(settings).toEqual({
    "SITE.name": "O'Neill alert(1)",
    "SITE.phone": "0".repeat(40),
    "SITE.couriers": ["Speedy", "Еконт", "3", "4", "5", "6"],
    "SITE.freeShippingFrom": 9990,
    "SITE.trackingId": "G-AB12CD34",
  });
});

test.each([
  ["general", "SITE.email", "nobody"],
  ["general", "SITE.freeShippingFrom", "-5"],
  ["general", "SITE.trackingId", "G-AB12;script-src *"],
  ["home", "HOME.heroImage", "javascript:alert(1)"],
  ["home", "HOME.heroImage", "http://wp.test/a.jpg"],
  ["home", "HOME.heroImage", "a.jpg"],
  ["display", "SETTINGS.saleBadge", "<b>"],
])("in the tab %s %s keeps its value where %j is sent, and this is said", async (tab, path, wrong) => {
  const before = { [path]: "before" };
  const { settings, errors } = await save({ [path]: wrong }, { tab, before });
  expect(settings![path]).toBe("before");
  expect(errors.map(([type]) => type)).toContain("error");
  expect(errors.map(([type]) => type)).not.toContain("success");
});

/** What a tab shows after a form was refused, and what it shows the next time. */
function refuse(form: unknown, tab: string, before: object): Promise<[string, string]> {
  return runPlugin({
    world: `${ADMIN} ${MANAGER} $options['storefront_settings'] = ${quote(before)};`,
    steps: `$_POST = ['tab' => '${tab}', 'storefront' => ${quote(form)}]; $_GET['tab'] = '${tab}';
      attempt(fn() => do_action('admin_post_storefront_save'));
      $show = function() { ob_start(); Sila_Storefront\\show_settings_page(); return ob_get_clean(); };
      $pages = [$show(), $show()];`,
    value: "$pages",
  });
}

test.each([
  ["general", "SITE.email", "nobody", "a@b.bg", "Това не е имейл адрес."],
  ["general", "SITE.freeShippingFrom", "сто лева", 5000, "Сума се пише така: 59.90."],
  ["home", "HOME.heroImage", "http://wp.test/a.jpg", "https://wp.test/b.jpg", "трябва да започва с https://"],
])("in the tab %s a refused %s stays in its field once, with the reason", async (tab, path, wrong, before, reason) => {
  const [refused, later] = await refuse({ [path]: wrong }, tab, { [path]: before });
  expect(refused).toContain(`value="${wrong}"`);
  expect(refused).toContain(reason);
  expect(later).not.toContain(wrong);
  expect(later).toContain(`value="${path.endsWith("From") ? "50.00" : String(before)}"`);
});

test("a table with a row that lacks a text is refused, and its words stay in their fields", async () => {
  const before = { "HOME.goals": [{ name: "a", text: "b", search: "c" }] };
  const form = {
    "HOME.goals": [
      { name: "Повече сила", text: "", search: "гира" },
      { name: "", text: " ", search: "" },
    ],
  };
  expect((await save(form, { tab: "home", before })).settings).toEqual(before);
  const [refused] = await refuse(form, "home", before);
  for (const word of ["Повече сила", "гира"]) expect(refused).toContain(`value="${word}"`);
  expect(refused).toContain("Всеки ред се попълва във всички колони или в никоя.");
});

test("whatever shape a form has, nothing but a text is stored as one", async () => {
  const hostile = { "SITE.name": ["a"], "SITE.phone": { a: 1 }, "SITE.couriers": [[1]], "SITE.email": null };
  expect((await save(hostile)).settings).toEqual([]);
  expect((await save("text")).settings).toEqual([]);
  const rows = { "HOME.goals": [{ name: ["x"] }, "y", { name: "a", text: "b", search: "c", more: "d" }] };
  expect((await save(rows, { tab: "home" })).settings).toEqual({
    "HOME.goals": [{ name: "a", text: "b", search: "c" }],
  });
});

test("every key that the shop takes has a field, and what the longest form stores, the shop takes over", async () => {
  const long = "я".repeat(1000);
  const columns = { name: long, text: long, search: long, icon: "heart" };
  const rows = (count: number) => Array.from({ length: count }, () => columns);
  const forms = {
    general: {
      ...Object.fromEntries(WORDPRESS_KEYS.SITE.map((key) => [`SITE.${key}`, `${long}\n${long}`])),
      "SITE.email": "zdravei@sila.example",
      "SITE.freeShippingFrom": "100",
      "SITE.trackingId": "GTM-AB12CD",
    },
    home: {
      ...Object.fromEntries(WORDPRESS_KEYS.HOME.map((key) => [`HOME.${key}`, long])),
      "HOME.heroTitle": "Вдигнете\r\nлетвата",
      "HOME.heroImage": "https://wp.test/a.jpg",
      "HOME.goals": rows(9),
      "HOME.trust": rows(9),
    },
    display: {
      "SETTINGS.checkout": "choose",
      "SETTINGS.saleBadge": "word",
      "SETTINGS.socialLoginsDisplay": "links",
      "SETTINGS.showSKU": "1",
    },
  };
  let before: Record<string, unknown> = {};
  let json = "";
  for (const [tab, form] of Object.entries(forms)) {
    const saved = await save(form, { tab, before });
    expect(saved.errors, tab).toEqual([["success", expect.any(String)]]);
    [before, json] = [saved.settings!, saved.json!];
  }
  const tables = parseWordPressSettings(json) as Record<string, object>;
  expect(
    Object.fromEntries(Object.entries(tables).map(([name, keys]) => [name, Object.keys(keys).toSorted()])),
  ).toEqual(Object.fromEntries(Object.entries(WORDPRESS_KEYS).map(([name, keys]) => [name, keys.toSorted()])));
  const { home, settings } = readEnvironment({}, tables);
  expect([home.goals.length, home.trust.length, home.heroTitle]).toEqual([6, 4, "Вдигнете\nлетвата"]);
  expect(settings).toMatchObject({ showSKU: true, showReviews: false, saleBadge: "word" });
});

const CONNECTED = `${ADMIN} ${HAS_SECRET} define('STOREFRONT_URL', 'https://shop.test'); $capabilities = ['manage_woocommerce'];`;
const JSON_SET = '{"SITE":{"phone":"02 222"}}';
const digest = createHash("sha256").update(JSON_SET).digest("hex");

test("the shop is asked how it stands by a signed command, and nobody else is told", async () => {
  const answer = { status: { products: 12, settings: { digest: "", problems: [] } }, shop: {} };
  const [told, posted, stranger] = await runPlugin<
    [string, [string, { body: string; headers: Record<string, string> }][], string]
  >({
    world: `${CONNECTED} $nonce = 'nonce of storefront_state'; $shop_answers = [${quote(answer)}];`,
    steps: `$told = attempt(fn() => do_action('wp_ajax_storefront_state')); $capabilities = [];
      $stranger = attempt(fn() => do_action('wp_ajax_storefront_state'));`,
    value: "[$told, $posted, $stranger]",
  });
  expect((JSON.parse(told) as { html: string }).html).toContain("<dd>12</dd>");
  expect(stranger).toBe("refused with 403");
  expect(posted).toHaveLength(1);
  const [url, { body, headers }] = posted[0]!;
  expect(url).toBe("https://shop.test/webhooks/catalog");
  expect(JSON.parse(body)).toEqual({ command: "status", at: expect.any(Number) as number });
  expect(headers["X-WC-Webhook-Signature"]).toBe(createHmac("sha256", SECRET).update(body).digest("base64"));
});

test.each([
  [
    { kind: "full", startedAt: 1000, done: 250, found: 10_000 },
    "чете се всичко: 250 от 10000 продукта, започнато преди 5 minutes",
  ],
  [{ kind: "incremental", startedAt: 1000, done: 0, found: null }, "търсят се промени, започнато преди 5 minutes"],
  [null, "преди 5 minutes"],
])("of a run %j it is said how far it is and since when, and how many changes wait", async (run, text) => {
  const status = { run, lastFullAt: 1000, pending: 8231, pendingSince: 1000, settings: { digest: "", problems: [] } };
  const html = await runPlugin<string>({
    world: CONNECTED,
    steps: `ob_start(); Sila_Storefront\\show_state(${quote(status)}); $html = ob_get_clean();`,
    value: "$html",
  });
  expect(html).toContain(`<dd>${text}</dd>`);
  expect(html).toContain("<dd>8231, най-старата от 5 minutes</dd>");
});

test.each([
  ["pending", { digest: "other", problems: [] }],
  ["used", { digest, problems: [] }],
  ["refused", { digest, problems: ["SITE.name: <script>"] }],
])("settings are %s where the shop says %j of them", async (verdict, settings) => {
  const [judged, html] = await runPlugin<[string, string]>({
    world: `${CONNECTED} $options['storefront_settings'] = ['SITE.phone' => '02 222'];`,
    steps: `ob_start(); Sila_Storefront\\show_state(${quote({ settings })}); $html = ob_get_clean();`,
    value: `[Sila_Storefront\\judge_settings(${quote({ settings })}), $html]`,
  });
  expect(judged).toBe(verdict);
  expect(html.includes("SITE.name: &lt;script&gt;")).toBe(verdict === "refused");
});

test("the shop synchronizes when it is told so by a form with its nonce, and this is said", async () => {
  const sync = (world: string) =>
    runPlugin<[string, [string, { body: string }][], [string, string][]]>({
      world: `${CONNECTED} ${world}`,
      steps: "$outcome = attempt(fn() => do_action('admin_post_storefront_sync'));",
      value: "[$outcome, $posted, $settings_errors]",
    });
  expect(await sync("$nonce = 'nonce of storefront_save';")).toEqual(["died of the nonce", [], []]);
  const nonce = "$nonce = 'nonce of storefront_sync';";
  const [, posted, told] = await sync(`${nonce} $shop_answers = [['status' => ['products' => 1]]];`);
  expect(JSON.parse(posted[0]![1].body)).toMatchObject({ command: "sync" });
  expect(told[0]![0]).toBe("success");
  expect((await sync(nonce))[2][0]![0]).toBe("error");
});

test.each(["general", "home", "display"])(
  "the tab %s shows what is set and what the shop has, harmless as text",
  async (tab) => {
    const evil = `"><script>alert(1)</script>`;
    const html = await runPlugin<string>({
      world: `${CONNECTED} $_GET['tab'] = '${tab}'; $options['storefront_settings'] = ['SITE.name' => '${evil}',
      'HOME.goals' => [['name' => '${evil}', 'text' => 't', 'search' => 's']], 'SETTINGS.saleBadge' => '${evil}'];
      $shop_answers = [['status' => [], 'shop' => ['SITE' => ['phone' => '${evil}', 'couriers' => ['${evil}']], 'HOME' => ['trust' => [['name' => '${evil}']]]]]];`,
      steps: "ob_start(); Sila_Storefront\\show_settings_page(); $html = ob_get_clean();",
      value: "$html",
    });
    expect(html).toContain(`name="tab" value="${tab}"`);
    expect(html).not.toContain("<script");
  },
);

/** What is left when a form of a tab was sent for a language of a site with Polylang. */
function saveIn(language: string, form: unknown, { tab = "general", stored = {} as object } = {}) {
  return runPlugin<{ stored: unknown; main: unknown; json: string | null; kinds: string[]; outcome: string }>({
    world: `${HAS_POLYLANG} ${ADMIN} ${MANAGER} $options['storefront_settings'] = ['SITE.name' => 'Сила'];
      $options['storefront_settings_translations'] = ${quote(stored)};`,
    steps: `$_POST = ['tab' => '${tab}', 'language' => '${language}', 'storefront' => ${quote(form)}];
      $outcome = attempt(fn() => do_action('admin_post_storefront_save'));`,
    value: `['stored' => $options['storefront_settings_translations'], 'main' => $options['storefront_settings'], 'outcome' => $outcome,
      'json' => Sila_Storefront\\get_settings_json(), 'kinds' => Sila_Storefront\\take_recorded_changes()['kinds']]`,
  });
}

test("texts of a further language are stored beside the main one's, and come to the shop in the same answer", async () => {
  const form = { "SITE.name": "Sila", "SITE.phone": "02 222", "SITE.couriers": "Speedy\nEcont" };
  const saved = await saveIn("en", form, { stored: { fr: { "SITE.name": "Force" }, it: { "SITE.name": "Forza" } } });
  const english = { "SITE.name": "Sila", "SITE.couriers": ["Speedy", "Econt"] };
  expect(saved.stored).toEqual({ en: english, fr: { "SITE.name": "Force" } });
  expect([saved.main, saved.kinds]).toEqual([{ "SITE.name": "Сила" }, ["content"]]);
  expect(saved.outcome).toMatch(/tab=general&settings-updated=true&language=en$/);
  const tables = parseWordPressSettings(saved.json!);
  expect(tables).toEqual({
    SITE: { name: "Сила" },
    translations: { en: { SITE: { name: "Sila", couriers: ["Speedy", "Econt"] } }, fr: { SITE: { name: "Force" } } },
  });
  expect(readTablesIn("en", tables)).toEqual({ SITE: { name: "Sila", couriers: ["Speedy", "Econt"] }, HOME: {} });
  expect(readTablesIn("it", tables)).toEqual({ SITE: { name: "Сила" }, HOME: {} });
});

test("a form for the main language, or for one that the site doesn't have, changes the main language's", async () => {
  for (const language of ["", "bg", "it"]) {
    const { stored, main } = await saveIn(
      language,
      { "SITE.name": "Нова" },
      { stored: { en: { "SITE.name": "Sila" } } },
    );
    expect([stored, main]).toEqual([{ en: { "SITE.name": "Sila" } }, { "SITE.name": "Нова" }]);
  }
});

test("an emptied language leaves nothing behind, and a display tab has no texts in it", async () => {
  const stored = { en: { "SITE.name": "Sila" } };
  expect(await saveIn("en", {}, { stored })).toMatchObject({ stored: [], json: '{"SITE":{"name":"Сила"}}' });
  const display = await saveIn("en", { "SETTINGS.checkout": "wordpress" }, { tab: "display", stored });
  expect(display.stored).toEqual(stored);
});

test("every text that the shop takes in a further language has a field, and what the longest form stores, it takes over", async () => {
  const long = "я".repeat(1000);
  const row = { name: long, text: long, search: long, icon: "heart" };
  const fill = (table: keyof typeof TRANSLATED_KEYS) =>
    Object.fromEntries(TRANSLATED_KEYS[table].map((key) => [`${table}.${key}`, `${long}\n${long}`]));
  const general = await saveIn("en", fill("SITE"));
  const home = { ...fill("HOME"), "HOME.heroTitle": "Lift\r\nthe bar", "HOME.goals": [row], "HOME.trust": [row] };
  const { json } = await saveIn("en", home, { tab: "home", stored: general.stored as object });
  const tables = parseWordPressSettings(json!);
  for (const [name, keys] of Object.entries(TRANSLATED_KEYS))
    expect(Object.keys(tables.translations!.en![name as keyof typeof TRANSLATED_KEYS]!).toSorted()).toEqual(
      [...keys].toSorted(),
    );
  expect(readEnvironment({}, readTablesIn("en", tables)).home.heroTitle).toBe("Lift\nthe bar");
});

test("the page shows a language's texts alone, with the main language's in grey", async () => {
  const show = (language: string, world = HAS_POLYLANG) =>
    runPlugin<string>({
      world: `${world} ${ADMIN} ${MANAGER} $_GET = ['tab' => 'general', 'language' => '${language}'];
        $options['storefront_settings'] = ['SITE.name' => 'Сила', 'SITE.company' => 'Сила ООД']; $options['storefront_settings_translations'] = ['en' => ['SITE.company' => 'Sila Ltd.']];`,
      steps: "ob_start(); Sila_Storefront\\show_settings_page(); $html = ob_get_clean();",
      value: "$html",
    });
  const english = await show("en");
  expect(english).toMatch(/name="storefront\[SITE.name\]" value="" placeholder="Сила"/);
  expect(english).toMatch(/name="storefront\[SITE.company\]" value="Sila Ltd." placeholder="Сила ООД"/);
  expect(english).not.toContain("SITE.phone");
  expect(english).toContain('name="language" value="en"');
  const main = await show("");
  for (const text of ["SITE.phone", "language=en", "language=fr"]) expect(main).toContain(text);
  expect(await show("en", "")).not.toContain("language=");
});
