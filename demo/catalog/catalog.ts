import * as v from "valibot";
import attributes from "./attributes.json" with { type: "json" };
import { buildProduct } from "./build-product.ts";
import { categories } from "./categories.ts";
import clothing from "./clothing/clothing.json" with { type: "json" };
import layers from "./clothing/layers.json" with { type: "json" };
import mensClothing from "./clothing/mens-clothing.json" with { type: "json" };
import shoes from "./clothing/shoes.json" with { type: "json" };
import sportsShoes from "./clothing/sports-shoes.json" with { type: "json" };
import womensClothing from "./clothing/womens-clothing.json" with { type: "json" };
import accessories from "./equipment/accessories.json" with { type: "json" };
import boxing from "./equipment/boxing.json" with { type: "json" };
import gymAccessories from "./equipment/gym-accessories.json" with { type: "json" };
import gymWeights from "./equipment/gym-weights.json" with { type: "json" };
import machines from "./equipment/machines.json" with { type: "json" };
import weights from "./equipment/weights.json" with { type: "json" };
import yoga from "./equipment/yoga.json" with { type: "json" };
import yogaStudio from "./equipment/yoga-studio.json" with { type: "json" };
import bars from "./food/bars.json" with { type: "json" };
import barsAndSnacks from "./food/bars-and-snacks.json" with { type: "json" };
import drinks from "./food/drinks.json" with { type: "json" };
import healthyFood from "./food/healthy-food.json" with { type: "json" };
import programs from "./programs/programs.json" with { type: "json" };
import trainingPlans from "./programs/training-plans.json" with { type: "json" };
import aminoAcids from "./supplements/amino-acids.json" with { type: "json" };
import creatine from "./supplements/creatine.json" with { type: "json" };
import creatineAndPreWorkout from "./supplements/creatine-and-pre-workout.json" with { type: "json" };
import omegaJointsWeight from "./supplements/omega-joints-weight.json" with { type: "json" };
import plantProteinAndGainers from "./supplements/plant-protein-and-gainers.json" with { type: "json" };
import protein from "./supplements/protein.json" with { type: "json" };
import vitamins from "./supplements/vitamins.json" with { type: "json" };
import vitaminsAndMinerals from "./supplements/vitamins-and-minerals.json" with { type: "json" };
import wheyAndCasein from "./supplements/whey-and-casein.json" with { type: "json" };
import { withFacts } from "./product-facts.ts";
import { ProductSeed } from "./product-seed.ts";
import tags from "./tags.json" with { type: "json" };
import type { DemoCatalog } from "./types.ts";

const seeds: unknown[] = [
  ...protein,
  ...creatine,
  ...vitamins,
  ...weights,
  ...yoga,
  ...clothing,
  ...shoes,
  ...accessories,
  ...bars,
  ...programs,
  ...wheyAndCasein,
  ...plantProteinAndGainers,
  ...creatineAndPreWorkout,
  ...aminoAcids,
  ...vitaminsAndMinerals,
  ...omegaJointsWeight,
  ...drinks,
  ...barsAndSnacks,
  ...healthyFood,
  ...gymAccessories,
  ...boxing,
  ...mensClothing,
  ...layers,
  ...womensClothing,
  ...sportsShoes,
  ...trainingPlans,
  ...gymWeights,
  ...machines,
  ...yogaStudio,
];

export const catalog: DemoCatalog = {
  categories,
  attributes,
  tags,
  products: v.parse(v.array(ProductSeed), seeds).map(buildProduct).map(withFacts),
};
