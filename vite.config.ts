import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

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
  resolve: { tsconfigPaths: true },
});
