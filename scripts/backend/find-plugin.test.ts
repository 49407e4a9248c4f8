import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeWordPress, PLUGIN_SECRET } from "../../tests/doubles/fake-wordpress";
import { explainMissingPlugin } from "./find-plugin";

let wordpress: FakeWordPress;
beforeEach(() => void (wordpress = new FakeWordPress()));
afterEach(() => wordpress.close());

const explain = async (options: object, secret?: string) =>
  explainMissingPlugin(`${await wordpress.open(options)}/graphql`, secret);

test("a WordPress without the plugin is explained in one sentence that says how to install it", async () => {
  const said = await explain({ hasPlugin: false }, PLUGIN_SECRET);
  expect(said).toMatch(/takes no orders without its plugin.*npm run plugin:zip.*Upload Plugin/);
  expect(said).not.toContain("\n");
});

test("a plugin with another secret is named with what to do; without one in the shell only the plugin is looked for", async () => {
  expect(await explain({}, "x".repeat(40))).toMatch(
    /another STOREFRONT_SECRET.*define in its wp-config\.php.*npm run plugin:zip/,
  );
  wordpress.close();
  expect(await explain({})).toBeNull();
  wordpress.close();
  expect(await explain({}, PLUGIN_SECRET)).toBeNull();
});

test("a WordPress that is down isn't taken for one without the plugin", async () => {
  wordpress.interfere = () => ({ status: 503, body: "maintenance" });
  await expect(explain({}, PLUGIN_SECRET)).rejects.toThrow("status 503");
});
