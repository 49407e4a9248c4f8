import type { Config } from "@react-router/dev/config";
import { buildFolder, LANGUAGE } from "./scripts/build/languages.ts";

export default {
  ssr: true,
  appDirectory: "app",
  routeDiscovery: { mode: "initial" },
  buildDirectory: buildFolder(LANGUAGE),
} satisfies Config;
