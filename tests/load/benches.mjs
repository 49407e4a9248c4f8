// What `npm run bench` can measure, by name.
import { benchBulk } from "./bulk.mjs";
import { benchCarts } from "./carts.mjs";
import { benchCatalog } from "./catalog.mjs";
import { benchCost } from "./catalog-cost.mjs";
import { benchCpu } from "./cpu.mjs";
import { benchInp } from "./phone/inp.mjs";
import { benchListing } from "./listing.mjs";
import { benchCache } from "./memory.mjs";
import { benchPages } from "./pages.mjs";
import { benchPaint } from "./phone/paint.mjs";
import { benchRaces } from "./races.mjs";
import { benchShoppers } from "./shoppers.mjs";
import { benchSoak } from "./soak.mjs";
import { benchTrials } from "./trials.mjs";
import { benchWay } from "./phone/way.mjs";

export const BENCHES = {
  pages: benchPages,
  cache: benchCache,
  carts: benchCarts,
  cpu: benchCpu,
  shoppers: benchShoppers,
  listing: benchListing,
  catalog: benchCatalog,
  cost: benchCost,
  bulk: benchBulk,
  paint: benchPaint,
  inp: benchInp,
  way: benchWay,
  soak: benchSoak,
  races: benchRaces,
  trials: benchTrials,
};
