// Finds a Chromium that renders pages, so that the tests need no download (docs/decisions/0031).
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { cacheFolder, environment, fail, ROOT, run } from "./toolchain.mjs";

const START_MS = 20_000;
const SYSTEM = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";

/**
 * The path of a browser and its environment variables, for playwright.config.ts. The packaged headless shell comes
 * first: it is the same on every machine and needs three fifths of the CPU time per page.
 */
export async function ensureBrowser() {
  for (const find of [fromVariable, fromPackage, fromSystem, fromPlaywright, fromDownload]) {
    const browser = await find();
    if (browser && (await renders(browser))) {
      console.log(`Browser: ${browser.path}`);
      return { CHROMIUM_PATH: browser.path, CHROMIUM_VARIABLES: JSON.stringify(browser.variables ?? {}) };
    }
  }
  return fail("No browser could be started. Install Chromium or set CHROMIUM_PATH to one.");
}

/** Without fonts a browser starts, but crashes at the first form field. */
async function renders({ path, variables = {} }) {
  const launch = { executablePath: path, timeout: START_MS, env: { ...process.env, ...variables } };
  const browser = await playwright()
    .launch({ ...launch, args: ["--no-sandbox", "--disable-gpu"] })
    .catch(() => null);
  if (!browser) return false;
  try {
    const page = await browser.newPage();
    await page.setContent('<input value="letters">');
    await page.screenshot({ timeout: START_MS });
    return true;
  } catch {
    return false;
  } finally {
    await browser.close();
  }
}

function playwright() {
  return createRequire(import.meta.url)("@playwright/test").chromium;
}

function fromVariable() {
  return process.env.CHROMIUM_PATH ? { path: process.env.CHROMIUM_PATH } : null;
}

function fromSystem() {
  const folders = (process.env.PATH ?? "").split(":");
  const paths = [...folders.flatMap((folder) => SYSTEM.map((name) => join(folder, name))), MAC];
  const path = paths.find((one) => existsSync(one));
  return path ? { path } : null;
}

function fromPlaywright() {
  const path = playwright().executablePath();
  return path && existsSync(path) ? { path } : null;
}

/** A headless shell from an npm package, with the libraries and fonts that a minimal Linux lacks. */
async function fromPackage() {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const { version } = JSON.parse(readFileSync(join(ROOT, "node_modules/@sparticuz/chromium/package.json"), "utf8"));
  const folder = cacheFolder("browser", version);
  // The package unpacks its libraries only if it detects AWS Lambda, and always into the temporary folder.
  const env = { ...environment, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  spawnSync(process.execPath, ["scripts/unpack-browser.mjs"], { cwd: ROOT, env, timeout: 120_000 });
  const fonts = join(folder, "fonts.conf");
  writeFileSync(fonts, configureFonts(folder));
  const variables = { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_FILE: fonts };
  return { path: join(folder, "chromium"), variables };
}

/** The package's own configuration expects its fonts where Lambda has them. */
function configureFonts(folder) {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;
}

/** The Chromium that the installed Playwright needs; for Macs, Windows and ARM without Chrome. */
async function fromDownload() {
  await run("npx", ["playwright", "install", "chromium"], { quiet: true });
  return fromPlaywright();
}
