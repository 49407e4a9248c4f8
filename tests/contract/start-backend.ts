import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { TestProject } from "vitest/node";
import { readWorker } from "../../scripts/build/read-worker";

declare module "vitest" {
  export interface ProvidedContext {
    endpoint: string;
    isDemo: boolean;
  }
}

let server: Miniflare | null = null;

/** The suite runs against BACKEND_URL, any WooGraphQL; without it, against the built demo backend. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.BACKEND_URL;
  project.provide("isDemo", !given);
  if (given) return project.provide("endpoint", given);
  const workers = [readWorker("dist/shop_demo/wrangler.json", { TEST_MODE: "true" })];
  server = new Miniflare({ ...convertV4MiniflareOptions({ workers }), handleStructuredLogs: () => undefined });
  project.provide("endpoint", new URL("/graphql", await server.ready).href);
}

export async function teardown(): Promise<void> {
  await server?.dispose();
}
