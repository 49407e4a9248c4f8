// `npm run bench`, or `npm run bench -- listing`: figures for docs/performance.md, of this machine at this moment.
import { ensureBuilt } from "../../scripts/build.mjs";
import { ensureDependencies, fail } from "../../scripts/toolchain.mjs";
import { benchCarts } from "./carts.mjs";
import { benchCatalog } from "./catalog.mjs";
import { benchCost } from "./catalog-cost.mjs";
import { benchCpu } from "./cpu.mjs";
import { benchListing } from "./listing.mjs";
import { benchMemory } from "./memory.mjs";
import { benchPages } from "./pages.mjs";
import { benchPaint } from "./paint.mjs";
import { benchRaces } from "./races.mjs";
import { benchShoppers } from "./shoppers.mjs";
import { benchSoak } from "./soak.mjs";

const BENCHES = {
  pages: benchPages,
  memory: benchMemory,
  carts: benchCarts,
  cpu: benchCpu,
  shoppers: benchShoppers,
  listing: benchListing,
  catalog: benchCatalog,
  cost: benchCost,
  paint: benchPaint,
  soak: benchSoak,
  races: benchRaces,
};
const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !Object.hasOwn(BENCHES, name));
if (unknown) fail(`There is no bench ${unknown}; there are ${Object.keys(BENCHES).join(", ")}.`);

await ensureDependencies();
await ensureBuilt();
// It measures nothing.
const measured = Object.keys(BENCHES).filter((name) => name !== "races");
for (const name of wanted.length > 0 ? wanted : measured) await BENCHES[name]();
process.exit();
