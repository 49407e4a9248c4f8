import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import packageJson from "./package.json" with { type: "json" };
import { IS_MAIN, LANGUAGE, languages } from "./scripts/build/languages.ts";
import { groupScripts } from "./scripts/build/group-scripts.ts";

/** Half the bytes for the Worker to read when it starts; stack traces still name its functions. */
const DEPLOYED = { output: { minify: { mangle: { keepNames: true } } } };
/** Another language's Worker becomes a part of the main one, which bundles the packages once for all languages. */
const EMBEDDED = { external: Object.keys(packageJson.dependencies).map((name) => new RegExp(`^${name}($|/)`)) };

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [
    languages(),
    cloudflare({
      viteEnvironment: { name: "ssr" },
      inspectorPort: false,
      remoteBindings: false,
      auxiliaryWorkers: IS_MAIN || command === "serve" ? [{ configPath: "./demo/wrangler.toml" }] : [],
    }),
    reactRouter(),
  ],
  // How long plugins take is no fault of a build, and only a slow machine says so.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: { build: { rolldownOptions: { output: groupScripts() } } },
    ssr: { build: { rolldownOptions: IS_MAIN ? DEPLOYED : EMBEDDED } },
  },
  resolve: {
    tsconfigPaths: true,
    alias: {
      "#strings": folder(`app/strings/${LANGUAGE}`),
      "#paths": folder(`app/config/paths/${LANGUAGE}.ts`),
      "#demo-shop": folder(`app/config/demo-shop/${LANGUAGE}.ts`),
      "#locale": folder(`app/domain/locale/${LANGUAGE}.ts`),
    },
  },
}));
