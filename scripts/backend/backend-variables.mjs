import { ask, fail } from "../toolchain.mjs";

/** The findings of scripts/backend/check-backend.ts as variables of the Worker; exits if the WordPress can't back the shop. */
export async function checkBackend(...purpose) {
  const { code, output } = await ask("node", ["scripts/backend/check-backend.ts", ...purpose]);
  if (code !== 0) fail(output.trim());
  const { variables, missing, noOrders, down } = JSON.parse(output.slice(output.lastIndexOf("\n{") + 1));
  if (down)
    console.log(
      `WordPress doesn't answer (${down}): catalog pages open with what the shop has, carts and checkout don't.`,
    );
  for (const plugin of missing) console.log(`Without ${plugin}.`);
  if (noOrders) console.log(noOrders);
  console.log(`WooCommerce has its prices in ${variables.BACKEND_CURRENCY}.`);
  return variables;
}
