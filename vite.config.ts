import { fileURLToPath } from "node:url";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { LANGUAGE, prefixOf } from "./scripts/build/languages.ts";
import { groupScripts } from "./scripts/build/group-scripts.ts";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Puts a language's prefix before its paths, which stay constants that a bundler can inline. */
const prefixPaths: Plugin = {
  name: "prefix-paths",
  transform: {
    filter: { id: /app\/config\/paths\/\w+\.ts$/ },
    handler(code, id) {
      const prefix = prefixOf(/(\w+)\.ts$/.exec(id)![1]!);
      if (!prefix) return;
      return code.replace(/= "(\/?)/g, `= "${prefix}$1`).replace(`"${prefix}/"`, `"${prefix}"`);
    },
  },
};

export default defineConfig({
  plugins: [
    prefixPaths,
    cloudflare({
      viteEnvironment: { name: "ssr" },
      inspectorPort: false,
      remoteBindings: false,
      auxiliaryWorkers: [{ configPath: "./demo/wrangler.toml" }],
    }),
    reactRouter(),
  ],
  // How long plugins take is no fault of a build, and only a slow machine says so.
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: { client: { build: { rolldownOptions: { output: groupScripts() } } } },
  resolve: {
    tsconfigPaths: true,
    alias: { "#strings": folder(`app/strings/${LANGUAGE}`), "#paths": folder(`app/config/paths/${LANGUAGE}.ts`) },
  },
});
