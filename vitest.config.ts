import { totalmem } from "node:os";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { LongestFirst } from "./tests/built-shop/longest-first.ts";
import { VitestFailures } from "./tests/reporters/vitest-failures.ts";

/** Only what hangs is ended: a busy machine may take several times as long as a calm one. */
const HUNG_MS = 300_000;
/** What a process that tests built Workers takes at most, with its shops. */
const BUILT_BYTES = 1.6 * 1024 ** 3;
const MEMORY_BYTES = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const IGNORED = ["**/node_modules/**", "build/**", "dist/**", ".cache/**", ".wrangler/**"];

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Many tests cause failures that are logged; a failed test shows its log.
    silent: "passed-only",
    // After a change of these `--changed` runs all: tests read them as files.
    forceRerunTriggers: ["**/{package-lock,tsconfig}.json", "**/vitest.config.ts", "**/*.{graphql,sql,toml}"],
    // A log names what failed, not the hundreds of files that passed.
    reporters: [process.stdout.isTTY ? "default" : "minimal", new VitestFailures()],
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.ts", "**/*.test.tsx"],
          exclude: [...IGNORED, "**/*.built.test.ts", "**/*.workerd.test.ts"],
          testTimeout: HUNG_MS,
          // As in a Worker's isolate, where modules outlive a request; it also takes less than half the time.
          isolate: false,
          maxWorkers: "100%",
          unstubGlobals: true,
          restoreMocks: true,
        },
      },
      // What only the Workers' own runtime can run, or what rests on its addresses and streams.
      {
        plugins: [
          cloudflareTest({
            main: "worker/shopper/shopper-session.ts",
            miniflare: {
              bindings: {
                BACKEND_URL: "https://backend.test/graphql",
                BACKEND_CURRENCY: "EUR",
                SESSION_SECRET: "sessions-of-the-tests-guard-nothing",
              },
              durableObjects: { SHOPPER_SESSION: { className: "ShopperSession", useSQLite: true } },
              compatibilityDate: "2026-10-01",
              compatibilityFlags: ["nodejs_compat"],
            },
          }),
        ],
        test: {
          name: "workerd",
          isolate: false,
          maxWorkers: "100%",
          include: ["**/*.workerd.test.ts", "worker/images/source.test.ts", "worker/images/resize-route-urls.test.ts"],
          exclude: IGNORED,
          testTimeout: HUNG_MS,
          fsModuleCache: false,
          // CommonJS that workerd can't load unbundled, and hundreds of files of which each would be transformed.
          deps: { optimizer: { ssr: { enabled: true, include: ["sanitize-html", "stripe"] } } },
        },
      },
      // Both Workers as they are deployed: `npm run build` first.
      {
        test: {
          name: "built",
          include: ["tests/**/*.built.test.ts"],
          exclude: IGNORED,
          globalSetup: "tests/built-shop/read-workers.ts",
          testTimeout: HUNG_MS,
          hookTimeout: HUNG_MS,
          expect: { poll: { timeout: 120_000 } },
          // Files of one process share a shop (tests/built-shop/running-shop.ts).
          isolate: false,
          // They wait as much as they work: four keep two cores busy, where there is room for them.
          maxWorkers: Math.max(1, Math.min(4, Math.floor(MEMORY_BYTES / BUILT_BYTES))),
        },
      },
      // One behaviour, any WooGraphQL: the demo backend, or BACKEND_URL (docs/contract-suite.md).
      {
        test: {
          name: "contract",
          include: ["tests/contract/*.contract.ts"],
          globalSetup: "tests/contract/fixtures/start-backend.ts",
          testTimeout: HUNG_MS,
          hookTimeout: HUNG_MS,
          fileParallelism: false,
          // What the suite has found in a backend's catalog is the same for all files.
          isolate: false,
        },
      },
    ],
  },
});
