import { defineConfig } from "@playwright/test";
import { ensureBrowser } from "./scripts/browser.mjs";
import { readPort } from "./scripts/toolchain.mjs";
import { chooseLaunch } from "./tests/e2e/fixtures/launch-options";

// `npm test` has found one already; workers inherit it.
if (!process.env.CHROMIUM_PATH) Object.assign(process.env, await ensureBrowser());

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/built-shop/serve-shop.ts",
  outputDir: "test-results",
  // Only what hangs is ended; what a page may take is each expectation's own.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  // Tests also wait: three keep two cores busy.
  workers: 3,
  reporter: [[process.stdout.isTTY ? "line" : "dot"], ["./tests/reporters/playwright-failures.ts"]],
  use: {
    baseURL: `http://localhost:${readPort("TEST_PORT", 8797)}`,
    // Without it a click on something that never appears would last as long as the whole test may.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: "bg-BG",
    timezoneId: "Europe/Sofia",
    // Recording every journey takes a third of the time; `npx playwright test --trace on NAME` tells all of a failed one.
    screenshot: "only-on-failure",
    // It would answer before what a test puts in the way of a page; installed-app.spec.ts lets it in.
    serviceWorkers: "block",
    // Emptied between two tests; what it has loaded of the shop stays.
    reuseContext: true,
    launchOptions: chooseLaunch({ pictures: false }),
  },
});
