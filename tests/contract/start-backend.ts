import type { TestProject } from "vitest/node";
import { createTestHarness, type TestHarness } from "wrangler";

declare module "vitest" {
  export interface ProvidedContext {
    endpoint: string;
    isDemo: boolean;
  }
}

let server: TestHarness | null = null;

/** The suite runs against BACKEND_URL, any WooGraphQL; without it, against the built demo backend. */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.BACKEND_URL;
  project.provide("isDemo", !given);
  if (given) return project.provide("endpoint", given);
  server = createTestHarness({
    workers: [{ configPath: "dist/shop_demo/wrangler.json", vars: { TEST_MODE: "true" } }],
  });
  const { url } = await server.listen();
  project.provide("endpoint", new URL("/graphql", url).href);
}

export async function teardown(): Promise<void> {
  await server?.close();
}
