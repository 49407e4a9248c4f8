import type { TestProject } from "vitest/node";
import { createTestHarness } from "wrangler";

declare module "vitest" {
  export interface ProvidedContext {
    endpoint: string;
    isDemo: boolean;
  }
}

/** The suite runs against BACKEND_URL, any WooGraphQL; without it, against the built demo backend. */
export default async function startBackend(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.BACKEND_URL;
  project.provide("isDemo", !given);
  if (given) {
    project.provide("endpoint", given);
    return async () => undefined;
  }
  const server = createTestHarness({
    workers: [{ configPath: "dist/shop_demo/wrangler.json", vars: { TEST_MODE: "true" } }],
  });
  const { url } = await server.listen();
  project.provide("endpoint", new URL("/graphql", url).href);
  return () => server.close();
}
