import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { listPluginFiles, readPluginFile } from "../../scripts/plugin/plugin-files";
import { zipPlugin } from "../../scripts/plugin/zip";
import { PLUGIN_FILES } from "./php";

test("the zip contains the plugin's folder, complete and alone", () => {
  const files = unzipSync(zipPlugin());
  expect(Object.keys(files)).toEqual(listPluginFiles().map((path) => `sila-storefront/${path}`));
  expect(listPluginFiles()).toEqual(PLUGIN_FILES.toSorted());
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(
      ["sila-storefront.php", "readme.txt", "uninstall.php", "languages/sila-storefront-bg_BG.l10n.php"].map(
        (path) => `sila-storefront/${path}`,
      ),
    ),
  );
  for (const path of PLUGIN_FILES) expect(strFromU8(files[`sila-storefront/${path}`]!)).toBe(readPluginFile(path));
});

test("the zip is reproducible, byte for byte", () => {
  const zone = process.env["TZ"];
  const make = (timeZone: string) => {
    process.env["TZ"] = timeZone;
    return Buffer.from(zipPlugin()).toString("base64");
  };
  const [first, second] = [make("Europe/Sofia"), make("America/New_York")];
  if (zone === undefined) delete process.env["TZ"];
  else process.env["TZ"] = zone;
  expect(first).toBe(second);
});
