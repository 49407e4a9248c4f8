import { aksesoariZaZala } from "./equipment/gym-accessories.ts";
import { aksesoari } from "./equipment/accessories.ts";
import { aminokiselini } from "./supplements/amino-acids.ts";
import { attributes, tags } from "./attributes.ts";
import { baroveISnaksove } from "./food/bars-and-snacks.ts";
import { barove } from "./food/bars.ts";
import { boks } from "./equipment/boxing.ts";
import { categories } from "./categories.ts";
import { kreatinIPrediTrenirovka } from "./supplements/creatine-and-pre-workout.ts";
import { kreatin } from "./supplements/creatine.ts";
import { napitki } from "./food/drinks.ts";
import { mazhkoObleklo } from "./clothing/mens-clothing.ts";
import { drehiNaSloeve } from "./clothing/layers.ts";
import { damskoObleklo } from "./clothing/womens-clothing.ts";
import { obleklo } from "./clothing/clothing.ts";
import { obuvkiZaSport } from "./clothing/sports-shoes.ts";
import { obuvki } from "./clothing/shoes.ts";
import { omegaStaviTeglo } from "./supplements/omega-joints-weight.ts";
import { polezniHrani } from "./food/healthy-food.ts";
import { withFacts } from "./product-facts.ts";
import { programiPlan } from "./programs/training-plans.ts";
import { programi } from "./programs/programs.ts";
import { proteini } from "./supplements/protein.ts";
import { rastitelniIGeyneri } from "./supplements/plant-protein-and-gainers.ts";
import { surovatkaIMlechni } from "./supplements/whey-and-casein.ts";
import { tezhestiZaZala } from "./equipment/gym-weights.ts";
import { tezhesti } from "./equipment/weights.ts";
import type { DemoCatalog } from "./types.ts";
import { uredi } from "./equipment/machines.ts";
import { vitaminiIMinerali } from "./supplements/vitamins-and-minerals.ts";
import { vitamini } from "./supplements/vitamins.ts";
import { yogaStudio } from "./equipment/yoga-studio.ts";
import { yoga } from "./equipment/yoga.ts";

export const catalog: DemoCatalog = {
  categories,
  attributes,
  tags,
  products: [
    ...proteini,
    ...kreatin,
    ...vitamini,
    ...tezhesti,
    ...yoga,
    ...obleklo,
    ...obuvki,
    ...aksesoari,
    ...barove,
    ...programi,
    ...surovatkaIMlechni,
    ...rastitelniIGeyneri,
    ...kreatinIPrediTrenirovka,
    ...aminokiselini,
    ...vitaminiIMinerali,
    ...omegaStaviTeglo,
    ...napitki,
    ...baroveISnaksove,
    ...polezniHrani,
    ...aksesoariZaZala,
    ...boks,
    ...mazhkoObleklo,
    ...drehiNaSloeve,
    ...damskoObleklo,
    ...obuvkiZaSport,
    ...programiPlan,
    ...tezhestiZaZala,
    ...uredi,
    ...yogaStudio,
  ].map(withFacts),
};
