import { aksesoariZaZala } from "./aksesoari-zala.ts";
import { aksesoari } from "./aksesoari.ts";
import { aminokiselini } from "./aminokiselini.ts";
import { attributes, tags } from "./attributes.ts";
import { baroveISnaksove } from "./barove-i-snaksove.ts";
import { barove } from "./barove.ts";
import { boks } from "./boks.ts";
import { categories } from "./categories.ts";
import { kreatinIPrediTrenirovka } from "./kreatin-i-predi-trenirovka.ts";
import { kreatin } from "./kreatin.ts";
import { napitki } from "./napitki.ts";
import { mazhkoObleklo } from "./obleklo-mazhe.ts";
import { drehiNaSloeve } from "./obleklo-sloeve.ts";
import { damskoObleklo } from "./obleklo-zheni.ts";
import { obleklo } from "./obleklo.ts";
import { obuvkiZaSport } from "./obuvki-sport.ts";
import { obuvki } from "./obuvki.ts";
import { omegaStaviTeglo } from "./omega-stavi-teglo.ts";
import { polezniHrani } from "./polezni-hrani.ts";
import { withFacts } from "./product-facts.ts";
import { programiPlan } from "./programi-plan.ts";
import { programi } from "./programi.ts";
import { proteini } from "./proteini.ts";
import { rastitelniIGeyneri } from "./rastitelni-i-geyneri.ts";
import { surovatkaIMlechni } from "./surovatka-i-mlechni.ts";
import { tezhestiZaZala } from "./tezhesti-zala.ts";
import { tezhesti } from "./tezhesti.ts";
import type { DemoCatalogue } from "./types.ts";
import { uredi } from "./uredi.ts";
import { vitaminiIMinerali } from "./vitamini-i-minerali.ts";
import { vitamini } from "./vitamini.ts";
import { yogaStudio } from "./yoga-studio.ts";
import { yoga } from "./yoga.ts";

export const catalogue: DemoCatalogue = {
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
