/** The Workers of the shop's other languages, by code (scripts/build/languages.ts). */
declare module "virtual:languages" {
  import type { ExportedHandler } from "@cloudflare/workers-types";
  /** The languages of the build, the main one first. */
  export const built: string[];
  export const languages: Record<
    string,
    () => Promise<{
      default: {
        fetch: (typeof import("./index"))["default"]["fetch"];
        openSyncService: (typeof import("./catalog/sync/open-sync"))["openSyncService"];
      };
    }>
  >;
}

declare module "virtual:react-router/server-build" {
  import type { ServerBuild } from "react-router";
  const build: ServerBuild;
  export = build;
}
