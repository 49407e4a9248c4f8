import { drawWithDefinitions } from "./svg.ts";
import { GROUNDS, type Draw, type Item, type Kind } from "./item.ts";
import { backpack } from "./kinds/backpack.ts";
import { bands } from "./kinds/bands.ts";
import { bar } from "./kinds/bar.ts";
import { barbell, pullup } from "./kinds/bars-of-steel.ts";
import { belt } from "./kinds/belt.ts";
import { boxing } from "./kinds/boxing.ts";
import { leggings, shorts, socks } from "./kinds/bottoms.ts";
import { flask, shaker, tube } from "./kinds/bottles.ts";
import { bottle, can } from "./kinds/drinks.ts";
import { dumbbell } from "./kinds/dumbbell.ts";
import { shoe, slides } from "./kinds/footwear.ts";
import { bag, block, booklet, card, rope } from "./kinds/gear.ts";
import { gloves } from "./kinds/gloves.ts";
import { cap } from "./kinds/headwear.ts";
import { jacket } from "./kinds/jacket.ts";
import { joggers } from "./kinds/joggers.ts";
import { kettlebell } from "./kinds/kettlebell.ts";
import { machine } from "./kinds/machine.ts";
import { caps, glass, jar, tub } from "./kinds/packs.ts";
import { plate } from "./kinds/plate.ts";
import { carton, pouch, sachet } from "./kinds/pouches.ts";
import { mat, roller, towel } from "./kinds/roll.ts";
import { hoodie, tank, tshirt } from "./kinds/shirts.ts";
import { ball, whisk } from "./kinds/spheres.ts";
import { stage } from "./stage.ts";

const KINDS: Record<Kind, Draw> = {
  backpack,
  bag,
  ball,
  bands,
  bar,
  barbell,
  belt,
  block,
  booklet,
  bottle,
  can,
  caps,
  boxing,
  cap,
  card,
  carton,
  dumbbell,
  flask,
  glass,
  gloves,
  hoodie,
  jacket,
  jar,
  joggers,
  kettlebell,
  leggings,
  machine,
  mat,
  plate,
  pouch,
  pullup,
  roller,
  rope,
  sachet,
  shaker,
  shoe,
  shorts,
  slides,
  socks,
  tank,
  towel,
  tshirt,
  tub,
  tube,
  whisk,
};

/** Enlargement about a point of the drawing, which then stands at y: the kinds fill the frame alike. */
const ZOOM: Partial<Record<Kind, [scale: number, cx: number, cy: number, y: number]>> = {
  ball: [1.06, 500, 600, 600],
  bar: [1.04, 500, 620, 590],
  belt: [1.08, 500, 620, 600],
  block: [1.16, 514, 690, 590],
  bottle: [1.16, 500, 930, 990],
  can: [1.14, 500, 940, 990],
  caps: [1.3, 540, 900, 985],
  carton: [1.12, 510, 700, 660],
  flask: [1.14, 500, 940, 1000],
  glass: [1.24, 500, 920, 960],
  gloves: [1.12, 495, 560, 560],
  hoodie: [1.1, 500, 560, 575],
  jar: [1.14, 500, 940, 985],
  kettlebell: [1.08, 500, 900, 925],
  jacket: [1.04, 500, 560, 575],
  leggings: [1.06, 500, 580, 565],
  mat: [1.06, 500, 640, 640],
  pouch: [1.1, 500, 940, 985],
  roller: [1.08, 500, 640, 620],
  shaker: [1.14, 500, 940, 1000],
  shorts: [1.16, 500, 570, 570],
  tank: [1.12, 500, 570, 570],
  towel: [1.06, 500, 640, 620],
  tshirt: [1.06, 500, 580, 575],
  tub: [1.24, 500, 920, 945],
  tube: [1.16, 520, 920, 990],
};

/** The part of the drawing that a detail view shows; 8:9 like the whole. */
type Crop = [left: number, top: number, width: number];

const DETAIL: Partial<Record<Kind, Crop>> = {
  backpack: [280, 200, 440],
  bag: [300, 190, 480],
  bar: [430, 560, 480],
  belt: [380, 420, 480],
  dumbbell: [420, 400, 480],
  flask: [260, 130, 480],
  gloves: [500, 300, 440],
  boxing: [140, 300, 480],
  hoodie: [300, 120, 480],
  jacket: [300, 130, 480],
  joggers: [290, 130, 460],
  machine: [260, 330, 480],
  kettlebell: [300, 240, 480],
  mat: [480, 420, 400],
  plate: [340, 420, 440],
  roller: [500, 420, 400],
  shaker: [260, 120, 480],
  shoe: [120, 430, 560],
  shorts: [300, 190, 480],
  tshirt: [260, 180, 480],
};

export function cropOf(item: Item): Crop | null {
  return item.view === "detail" ? (DETAIL[item.kind] ?? [300, 400, 440]) : null;
}

/** Where a tile's object stands: smaller and low, room for words at the top left. */
export type Shift = [scale: number, x: number, y: number];

export function draw(item: Item, shift?: Shift): string {
  const tint = GROUNDS[item.ground ?? "gear"];
  const body = drawWithDefinitions(() => {
    const [scale, cx, cy, y] = ZOOM[item.kind] ?? [1, 0, 0, 0];
    const left = ZOOM[item.kind] ? 500 - cx * scale : 0;
    const product = `<g transform="translate(${left} ${y - cy * scale}) scale(${scale})">${KINDS[item.kind](item, tint)}</g>`;
    const placed = shift
      ? `<g transform="translate(${shift[1]} ${shift[2]}) scale(${shift[0]})">${product}</g>`
      : product;
    return stage(tint) + placed;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1125" width="1000" height="1125">${body}</svg>`;
}

export interface Placed {
  item: Item;
  x: number;
  y: number;
  scale: number;
}

interface Composition {
  width: number;
  height: number;
  tint: string;
  /** Without a stage the ground is transparent. */
  hasStage: boolean;
}

/** Several products in one picture, far ones first. `over` is drawn last. */
export function compose(items: Placed[], { width, height, tint, hasStage }: Composition, over?: () => string): string {
  const body = drawWithDefinitions(() => {
    const products = items.map(
      ({ item, x, y, scale }) =>
        `<g transform="translate(${x} ${y}) scale(${scale})">${KINDS[item.kind](item, tint)}</g>`,
    );
    return (hasStage ? stage(tint, width, height) : "") + products.join("") + (over?.() ?? "");
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${body}</svg>`;
}
