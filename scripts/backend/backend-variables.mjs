import { ask, fail } from "../toolchain.mjs";

/** What scripts/backend/check-backend.ts has found, as variables of the Worker; what the WordPress can't do without ends it all. */
export async function checkBackend(...purpose) {
  const { code, output } = await ask("node", ["scripts/backend/check-backend.ts", ...purpose]);
  if (code !== 0) fail(output.trim());
  const { variables, missing } = JSON.parse(output.slice(output.lastIndexOf("\n{") + 1));
  for (const plugin of missing) console.log(`Without ${plugin}.`);
  console.log(`WooCommerce has its prices in ${variables.BACKEND_CURRENCY}.`);
  return variables;
}
