/** The package names types of its own that it doesn't bring. */
declare module "@php-wasm/node-8-3" {
  import type { PHPLoaderModule } from "@php-wasm/universal";

  export function getPHPLoaderModule(): Promise<PHPLoaderModule>;
}
