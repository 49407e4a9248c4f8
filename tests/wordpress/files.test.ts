import { expect, test } from "vitest";
import { readPluginFile } from "../../scripts/plugin/plugin-files";
import { PLUGIN_FILES, PLUGIN_FOLDER, runPlugin, runScript } from "./php";

const CODE = PLUGIN_FILES.filter((path) => /^[^/]+\.php$|^includes\//.test(path));
const INCLUDES = CODE.filter((path) => path.startsWith("includes/"));

test("WordPress loads every file of the plugin, and none prints anything", async () => {
  const loaded = await runPlugin<string[]>({ value: "get_included_files()" });
  expect(INCLUDES.filter((path) => !loaded.includes(`${PLUGIN_FOLDER}/${path}`))).toEqual([]);
});

test.each(CODE)("outside of WordPress %s does nothing", async (path) => {
  const script = `register_shutdown_function(fn() => print('ended')); require '${PLUGIN_FOLDER}/${path}'; echo 'went on';`;
  expect(await runScript(script)).toBe("ended");
});

test("main file, readme.txt and translations agree on version and requirements", () => {
  const read = (path: string, name: string) => new RegExp(`^[ *]*${name}: +(.+)$`, "m").exec(readPluginFile(path))?.[1];
  const version = read("sila-storefront.php", "Version");
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(read("readme.txt", "Stable tag")).toBe(version);
  expect(readPluginFile("readme.txt")).toContain(`\n= ${version!} =\n`);
  for (const name of ["Requires at least", "Requires PHP", "License"])
    expect(read("readme.txt", name), name).toBe(read("sila-storefront.php", name));
});
