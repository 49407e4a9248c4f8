import type { TestProject } from "vitest/node";
import { readWorker, type BuiltWorker } from "../doubles/read-worker";

declare module "vitest" {
  export interface ProvidedContext {
    workers: { shop: BuiltWorker; demo: BuiltWorker };
  }
}

/** Reads both built Workers once for all files of tests: wrangler takes seconds to be loaded. */
export function setup(project: TestProject): void {
  const [shop, demo] = ["build/server/wrangler.json", "dist/shop_demo/wrangler.json"].map(readWorker);
  project.provide("workers", { shop: shop!, demo: demo! });
}
