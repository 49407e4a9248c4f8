import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { groupScripts } from "./scripts/build/group-scripts.ts";

export default defineConfig({
  plugins: [
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
  resolve: { tsconfigPaths: true },
});
