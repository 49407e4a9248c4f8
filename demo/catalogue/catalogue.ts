import { yogaStudio } from "./yoga-studio.ts";
import { uredi } from "./uredi.ts";
import { tezhestiZaZala } from "./tezhesti-zala.ts";
import { programiPlan } from "./programi-plan.ts";
import { obuvkiZaSport } from "./obuvki-sport.ts";
import { damskoObleklo } from "./obleklo-zheni.ts";
import { drehiNaSloeve } from "./obleklo-sloeve.ts";
import { mazhkoObleklo } from "./obleklo-mazhe.ts";
import { boks } from "./boks.ts";
import { aksesoariZaZala } from "./aksesoari-zala.ts";
import { aksesoari } from "./aksesoari.ts";
import { attributes, tags } from "./attributes.ts";
import { barove } from "./barove.ts";
import { categories } from "./categories.ts";
import { kreatin } from "./kreatin.ts";
import { obleklo } from "./obleklo.ts";
import { obuvki } from "./obuvki.ts";
import { programi } from "./programi.ts";
import { proteini } from "./proteini.ts";
import { tezhesti } from "./tezhesti.ts";
import type { DemoCatalogue } from "./types.ts";
import { vitamini } from "./vitamini.ts";
import { yoga } from "./yoga.ts";
import { surovatkaIMlechni } from "./surovatka-i-mlechni.ts";
import { rastitelniIGeyneri } from "./rastitelni-i-geyneri.ts";
import { kreatinIPrediTrenirovka } from "./kreatin-i-predi-trenirovka.ts";
import { aminokiselini } from "./aminokiselini.ts";
import { vitaminiIMinerali } from "./vitamini-i-minerali.ts";
import { omegaStaviTeglo } from "./omega-stavi-teglo.ts";
import { napitki } from "./napitki.ts";
import { baroveISnaksove } from "./barove-i-snaksove.ts";
import { polezniHrani } from "./polezni-hrani.ts";

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
  ],
};
