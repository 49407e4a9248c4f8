declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}

declare module "*.wasm?module" {
  const module: WebAssembly.Module;
  export default module;
}
