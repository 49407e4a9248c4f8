import { inkOn, lighten, mix } from "../colour.ts";
import { shortBrand, type Draw, type Item } from "../item.ts";
import { FOAM, RUBBER, type Vector } from "../mesh.ts";
import {
  beam,
  bent,
  bothSides,
  box,
  drawSolid,
  over,
  PAINTED,
  POLISHED,
  tube,
  type Piece,
  type Solid,
} from "./solid-parts.ts";

/** Frames, machines and steel with more than one part. The style says which. */

const BLACK = "#2a2824";
const PAD = "#24221e";
const STEEL = "#b4b8ba";
const WOOD = "#c79a66";

const ring = (radius: number, centre: Vector, from = 0, to = 2 * Math.PI, steps = 96): Vector[] =>
  Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + ((to - from) * i) / steps;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius, centre[2]];
  });

const pad = (from: Vector, to: Vector, width: number, colour = PAD): Piece => beam(from, to, width, 7, colour, RUBBER);

function bench(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      pad([-58, 44, 0], [58, 44, 0], 28),
      beam([-50, 38, 0], [50, 38, 0], 8, 5, color),
      ...[-44, 44].flatMap((x) => [
        beam([x, 37, 0], [x * 1.06, 4, 0], 6, 6, color),
        beam([x * 1.06, 3, -26], [x * 1.06, 3, 26], 6, 6, color),
        box([x * 1.06, 2, -27], [8, 5, 5], BLACK),
        box([x * 1.06, 2, 27], [8, 5, 5], BLACK),
      ]),
      beam([-46, 14, 0], [46, 14, 0], 5, 5, color),
    ],
    prints: [brand(item, [0, 47.6, 0], [1, 0, 0], [0, 0, -1], 18, "#f4efe4")],
    pitch: 0.42,
  };
}

function incline(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      over(pad([-20, 47, 0], [46, 108, 0], 28), 6),
      over(pad([-56, 50, 0], [-22, 44, 0], 28), 6),
      beam([-50, 40, 0], [8, 34, 0], 7, 6, color),
      beam([-46, 40, 0], [-50, 4, 0], 6, 6, color),
      beam([-50, 3, -26], [-50, 3, 26], 6, 6, BLACK),
      beam([-50, 5, 0], [52, 5, 0], 6, 6, color),
      beam([52, 3, -32], [52, 3, 32], 6, 6, BLACK),
      beam([34, 6, 0], [24, 82, 0], 5, 5, color),
      beam([6, 34, 0], [34, 6, 0], 5, 5, color),
      beam([-14, 45, 0], [40, 95, 0], 7, 4, color),
      ...[-22, 22].map((z) => tube([-54, 24, z - 8], [-54, 24, z + 8], 5.5, PAD, FOAM)),
      tube([-54, 24, -20], [-54, 24, 20], 2, STEEL),
    ],
    yaw: -0.7,
    pitch: 0.3,
  };
}

function rack(item: Item): Solid {
  const { color } = item;
  const post = (x: number, z: number) => beam([x, 0, z], [x, 220, z], 7, 7, color);
  return {
    pieces: [
      ...[-55, 55].flatMap((x) => [-60, 60].map((z) => post(x, z))),
      ...[-60, 60].flatMap((z) => [
        beam([-55, 218, z], [55, 218, z], 7, 7, color),
        beam([-62, 3, z], [62, 3, z], 7, 6, BLACK),
        tube([-52, 70, z], [52, 70, z], 2.6, STEEL),
        box([-60, 132, z], [12, 5, 7], BLACK),
      ]),
      beam([55, 6, -60], [55, 6, 60], 7, 7, color),
      beam([55, 160, -60], [55, 160, 60], 7, 7, color),
      tube([-55, 216, -60], [-55, 216, 60], 2.4, STEEL),
      tube([-62, 138, -108], [-62, 138, 108], 1.9, STEEL),
      ...bothSides((z) => [tube([-62, 138, z - 3], [-62, 138, z + 3], 22, "#33302b", RUBBER)], 78),
      ...bothSides((z) => [tube([-62, 138, z - 2], [-62, 138, z + 2], 15, item.accent ?? color, RUBBER)], 84),
    ],
    prints: [brand(item, [55, 160, 0], [0, 0, -1], [0, 1, 0], 16, inkOn(color))],
    yaw: -0.86,
    pitch: 0.2,
  };
}

function stands(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      ...bothSides(
        (z) => [
          beam([0, 0, z], [0, 112, z], 6, 6, color),
          beam([-28, 3, z], [28, 3, z], 6, 6, BLACK),
          beam([-18, 4, z], [0, 34, z], 4, 4, color),
          box([-5, 112, z], [9, 4, 8], BLACK),
          box([-9, 116, z], [3, 9, 8], BLACK),
          beam([0, 62, z], [-22, 62, z], 5, 5, BLACK),
          box([-22, 66, z], [3, 8, 6], BLACK),
        ],
        46,
      ),
      beam([0, 12, -46], [0, 12, 46], 5, 5, color),
      tube([-4, 117, -100], [-4, 117, 100], 1.9, STEEL),
      ...bothSides((z) => [tube([-4, 117, z - 3], [-4, 117, z + 3], 20, "#33302b", RUBBER)], 70),
      ...bothSides((z) => [tube([-4, 117, z - 1], [-4, 117, z + 1], 12, item.accent ?? color, RUBBER)], 75),
    ],
    yaw: -0.9,
    pitch: 0.22,
  };
}

function dips(item: Item): Solid {
  const { color } = item;
  const isLow = item.style === "parallettes";
  const height = isLow ? 26 : 86;
  const half = isLow ? 30 : 32;
  return {
    pieces: bothSides(
      (z) => [
        ...bent(
          [
            [-half, 2, z],
            [-half, height, z],
            [half, height, z],
            [half, 2, z],
          ],
          isLow ? 2.6 : 2.2,
          color,
          PAINTED,
        ),
        over(tube([-half * 0.74, height, z], [half * 0.74, height, z], isLow ? 3.4 : 3, PAD, FOAM), 6),
        ...[-half, half].map((x) => tube([x, 2, z - 18], [x, 2, z + 18], 2.4, color, PAINTED)),
        ...[-half, half].flatMap((x) => [-18, 18].map((dz) => box([x, 2.2, z + dz], [6, 5, 4], BLACK))),
      ],
      isLow ? 26 : 34,
    ),
    yaw: -0.6,
    pitch: 0.36,
  };
}

function wallBar(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      ...bothSides(
        (z) => [
          beam([30, 30, z], [30, 90, z], 7, 3, color),
          beam([30, 84, z], [-32, 84, z], 5, 5, color),
          beam([30, 40, z], [-12, 82, z], 4, 4, color),
        ],
        46,
      ),
      tube([-32, 84, -66], [-32, 84, 66], 2.2, STEEL),
      ...bothSides((z) => [over(tube([-32, 84, z - 12], [-32, 84, z + 12], 3, PAD, FOAM))], 62),
      ...bothSides((z) => [over(tube([-32, 84, z - 10], [-32, 84, z + 10], 3, PAD, FOAM))], 18),
      beam([30, 84, -46], [30, 84, 46], 4, 6, color),
    ],
    prints: [brand(item, [28, 84, 0], [0, 0, -1], [0, 1, 0], 10, inkOn(color))],
    yaw: -0.95,
    pitch: 0.24,
  };
}

function treadmill(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      ...deck(item, 13),
      ...bothSides(
        (z) => [beam([-66, 10, z], [-78, 122, z], 5, 8, BLACK), tube([-78, 112, z], [-34, 104, z], 2.6, PAD, FOAM)],
        33,
      ),
      beam([-78, 116, -34], [-78, 116, 34], 8, 8, BLACK),
      beam([-84, 134, 0], [-74, 116, 0], 58, 5, color),
      beam([-80, 133, 0], [-73.5, 121, 0], 30, 4, "#16324a"),
      box([-74, 15, 0], [34, 12, 66], color),
    ],
    yaw: -0.72,
    pitch: 0.3,
  };
}

function deck(item: Item, height: number): Piece[] {
  return [
    box([0, height - 4, 0], [176, 5, 70], BLACK),
    box([4, height, 0], [164, 3, 44], "#1a1916"),
    ...bothSides((z) => [box([0, height + 0.6, z], [172, 3, 9], mix(item.color, BLACK, 0.2))], 29),
    ...bothSides((z) => [box([60, 3, z], [10, 6, 8], BLACK), box([-60, 3, z], [10, 6, 8], BLACK)], 28),
  ];
}

function walkingPad(item: Item): Solid {
  return {
    pieces: [...deck(item, 11), box([-80, 11, 0], [24, 8, 70], item.color), box([-80, 15.4, 0], [8, 1, 26], "#16324a")],
    prints: [brand(item, [20, 13.4, 0], [0, 0, -1], [-1, 0, 0], 18, "#8d8a84")],
    yaw: -0.9,
    pitch: 0.5,
  };
}

function bike(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      ...[-52, 48].flatMap((x) => [
        beam([x, 4, -26], [x, 4, 26], 7, 7, BLACK),
        ...[-26, 26].map((z) => box([x, 3.4, z], [9, 7, 5], "#1a1916")),
      ]),
      beam([-52, 7, 0], [48, 7, 0], 7, 7, color),
      tube([-34, 34, -3.5], [-34, 34, 3.5], 25, "#3b3934", POLISHED),
      tube([-34, 34, 3.6], [-34, 34, 4.4], 17, item.accent ?? color, PAINTED),
      tube([-34, 34, 4.5], [-34, 34, 8], 5, STEEL),
      beam([-52, 8, 0], [-30, 92, 0], 7, 8, color),
      beam([-26, 62, 0], [28, 30, 0], 7, 8, color),
      beam([36, 8, 0], [18, 80, 0], 7, 8, color),
      tube([20, 76, 0], [15, 96, 0], 2.8, STEEL),
      beam([2, 98, 0], [30, 100, 0], 20, 6, PAD, RUBBER),
      beam([-8, 97, 0], [6, 98.4, 0], 9, 5, PAD, RUBBER),
      tube([-30, 92, 0], [-33, 106, 0], 2.8, STEEL),
      tube([-32, 107, -22], [-32, 107, 22], 2.4, PAD, FOAM),
      ...bothSides((z) => [tube([-32, 107, z], [-58, 116, z * 0.8], 2.4, PAD, FOAM)], 21),
      beam([-38, 116, 0], [-34, 107, 0], 22, 2.5, "#16324a"),
      tube([6, 30, -6], [6, 30, 6], 9, BLACK, PAINTED),
      beam([6, 30, 7], [-6, 16, 7], 2.4, 3, STEEL, POLISHED),
      beam([6, 30, -7], [18, 44, -7], 2.4, 3, STEEL, POLISHED),
      box([-6, 15, 13], [10, 3, 9], BLACK),
      box([18, 45, -13], [10, 3, 9], BLACK),
    ],
    yaw: -0.42,
    pitch: 0.18,
  };
}

function rower(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      beam([-60, 34, 0], [110, 34, 0], 8, 7, STEEL, POLISHED),
      beam([104, 33, 0], [108, 3, 0], 5, 7, BLACK),
      beam([108, 3, -24], [108, 3, 24], 7, 6, BLACK),
      beam([-66, 4, -30], [-66, 4, 30], 7, 7, BLACK),
      beam([-66, 6, 0], [-62, 36, 0], 8, 8, BLACK),
      tube([-76, 50, -9], [-76, 50, 9], 28, "#35332e", PAINTED),
      tube([-76, 50, 9.2], [-76, 50, 10], 21, color, PAINTED),
      tube([-76, 50, 10.1], [-76, 50, 11], 6, BLACK, PAINTED),
      ...bothSides((z) => [beam([-50, 26, z], [-34, 44, z], 12, 3, BLACK)], 14),
      beam([36, 42, 0], [66, 42, 0], 30, 6, PAD, RUBBER),
      box([51, 38, 0], [18, 4, 14], BLACK),
      tube([-26, 58, -24], [-26, 58, 24], 2, PAD, FOAM),
      tube([-50, 56, 0], [-26, 58, 0], 0.7, BLACK, PAINTED),
      beam([-62, 62, 0], [-52, 92, 0], 4, 4, BLACK),
      beam([-56, 104, 0], [-50, 88, 0], 24, 3, "#16324a"),
    ],
    yaw: -0.74,
    pitch: 0.3,
  };
}

function plyo(item: Item): Solid {
  const half = 25;
  return {
    pieces: [
      box([0, 30, 0], [76, 60, 50], item.color, { ...FOAM, ambient: 0.6 }),
      ...bothSides((z) => [over(box([0, 44, z], [16, 4, 0.6], "#2a1c10"), 30)], half + 0.2),
    ],
    prints: [
      { line: "60", at: [-20, 16, 25.4], right: [1, 0, 0], up: [0, 1, 0], size: 26, fill: inkOn(item.color) },
      brand(item, [14, 16, 25.4], [1, 0, 0], [0, 1, 0], 16, inkOn(item.color)),
    ],
    yaw: 0.5,
    pitch: 0.36,
  };
}

function step(item: Item): Solid {
  const { color } = item;
  return {
    pieces: [
      box([0, 15, 0], [78, 7, 30], color, FOAM),
      over(box([0, 19, 0], [72, 1.4, 26], BLACK, FOAM), 6),
      ...[-29, 29].flatMap((x) => [
        box([x, 9, 0], [16, 5, 30], lighten(color, -0.12), FOAM),
        box([x, 3, 0], [18, 5, 31], BLACK, FOAM),
      ]),
    ],
    prints: [brand(item, [0, 20, 0], [1, 0, 0], [0, 0, -1], 15, "#f4efe4")],
    pitch: 0.46,
  };
}

function dumbbellRack(item: Item): Solid {
  const { color } = item;
  const shelf = (y: number, z: number, radius: number): Piece[] => [
    beam([-58, y, z], [58, y, z], 22, 3, color),
    ...Array.from({ length: 5 }, (_, i) => -46 + i * 23).flatMap((x) => [
      tube([x, y + radius + 2, z - 15], [x, y + radius + 2, z - 5], radius, "#33302b", RUBBER),
      tube([x, y + radius + 2, z - 6], [x, y + radius + 2, z + 6], 1.8, STEEL),
      tube([x, y + radius + 2, z + 5], [x, y + radius + 2, z + 15], radius, "#33302b", RUBBER),
      tube([x, y + radius + 2, z + 15], [x, y + radius + 2, z + 15.4], radius * 0.6, item.accent ?? "#ffc71f", PAINTED),
    ]),
  ];
  return {
    pieces: [
      ...[-62, 62].flatMap((x) => [
        beam([x, 3, -26], [x, 3, 26], 6, 6, BLACK),
        beam([x, 4, 14], [x, 84, -16], 6, 6, color),
      ]),
      ...shelf(22, 8, 8),
      ...shelf(50, -4, 7),
      ...shelf(76, -15, 6),
    ],
    yaw: 0.42,
    pitch: 0.22,
  };
}

function plateTree(item: Item): Solid {
  const { color } = item;
  const plates: [y: number, side: number, radius: number, colour: string][] = [
    [34, 1, 22, "#b8302a"],
    [34, -1, 22, "#2456a6"],
    [80, 1, 18, "#2f7a4a"],
    [80, -1, 18, "#eab92a"],
  ];
  return {
    pieces: [
      beam([0, 3, -32], [0, 3, 32], 7, 6, BLACK),
      beam([-32, 3, 0], [32, 3, 0], 7, 6, BLACK),
      beam([0, 4, 0], [0, 108, 0], 7, 7, color),
      ...plates.flatMap(([y, side, radius, colour]) => [
        tube([0, y, side * 4], [0, y, side * 26], 2.5, STEEL),
        tube([0, y, side * 7], [0, y, side * 14], radius, colour, RUBBER),
        tube([0, y, side * 14.2], [0, y, side * 14.6], radius * 0.34, STEEL),
      ]),
    ],
    yaw: 0.9,
    pitch: 0.2,
  };
}

/** A loadable dumbbell: plates of falling size at both ends. */
function loadable(item: Item): Solid {
  const { color } = item;
  const end = (s: number): Piece[] => [
    tube([s * 9, 14, 0], [s * 12.6, 14, 0], 13.6, color, RUBBER),
    tube([s * 12.8, 14, 0], [s * 16, 14, 0], 13.6, "#33302b", RUBBER),
    tube([s * 16.2, 14, 0], [s * 19, 14, 0], 10.6, color, RUBBER),
    tube([s * 19.2, 14, 0], [s * 21.4, 14, 0], 7.6, "#33302b", RUBBER),
    tube([s * 21.6, 14, 0], [s * 23.4, 14, 0], 4.6, STEEL),
    tube([s * 23.4, 14, 0], [s * 28, 14, 0], 1.7, STEEL),
  ];
  return {
    pieces: [
      ...end(-1),
      ...end(1),
      tube([-9, 14, 0], [9, 14, 0], 2.1, STEEL),
      over(tube([-6.5, 14, 0], [6.5, 14, 0], 2.4, "#8d9294")),
    ],
    yaw: -0.82,
    pitch: 0.32,
  };
}

function hexBar(item: Item): Solid {
  const { color } = item;
  const corners: Vector[] = [
    [-34, 22, -38],
    [34, 22, -38],
    [62, 22, 0],
    [34, 22, 38],
    [-34, 22, 38],
    [-62, 22, 0],
    [-34, 22, -38],
  ];
  return {
    pieces: [
      ...bent(corners, 2.6, color, PAINTED),
      ...bothSides((z) => [...upright(z), over(tube([-16, 28, z], [16, 28, z], 1.8, STEEL), 3)], 38),
      ...[-1, 1].flatMap((s) => [
        tube([s * 62, 22, 0], [s * 68, 22, 0], 4.4, STEEL),
        tube([s * 68, 22, 0], [s * 100, 22, 0], 2.6, STEEL),
        tube([s * 70, 22, 0], [s * 76, 22, 0], 22, "#33302b", RUBBER),
        tube([s * 76.2, 22, 0], [s * 76.8, 22, 0], 8, item.accent ?? "#ffc71f", PAINTED),
      ]),
    ],
    yaw: -0.92,
    pitch: 0.42,
  };
}

function upright(z: number): Piece[] {
  return [-16, 16].map((x) => tube([x, 22, z], [x, 28, z], 1.6, STEEL));
}

function ezBar(item: Item): Solid {
  const bend: Vector[] = [
    [-34, 6, 0],
    [-22, 6, 0],
    [-15, 6, 9],
    [-6, 6, -3],
    [6, 6, -3],
    [15, 6, 9],
    [22, 6, 0],
    [34, 6, 0],
  ];
  return {
    pieces: [
      ...bent(bend, 1.7, "#9da1a3"),
      ...[-1, 1].flatMap((s) => [
        tube([s * 34, 6, 0], [s * 36, 6, 0], 4.4, STEEL),
        tube([s * 36, 6, 0], [s * 60, 6, 0], 2.8, STEEL),
        tube([s * 37, 6, 0], [s * 39, 6, 0], 3.1, item.color, PAINTED),
        tube([s * 57, 6, 0], [s * 59, 6, 0], 3.1, item.color, PAINTED),
      ]),
    ],
    yaw: -0.95,
    pitch: 0.5,
  };
}

function abWheel(item: Item): Solid {
  const { color } = item;
  const grip = (s: number): Piece[] => [
    tube([0, 10, s * 4], [0, 10, s * 8], 1.2, STEEL),
    tube([0, 10, s * 8], [0, 10, s * 19], 2.1, PAD, FOAM),
    tube([0, 10, s * 19], [0, 10, s * 20], 2.5, color, PAINTED),
  ];
  return {
    pieces: [
      tube([0, 10, -4], [0, 10, 4], 10, "#2f2d29", RUBBER),
      tube([0, 10, 4.1], [0, 10, 4.5], 7.6, color, PAINTED),
      over(tube([0, 10, -1], [0, 10, 1], 10.3, color, RUBBER), 0.4),
      ...grip(-1),
      ...grip(1),
    ],
    yaw: 0.86,
    pitch: 0.3,
  };
}

/** Rings that stand on edge: "hoop" thin and large, "pilates-ring" with grips, "yoga-wheel" wide. */
function hoop(item: Item): Solid {
  const { color } = item;
  const isWheel = item.style === "yoga-wheel";
  const radius = item.style === "hoop" ? 48 : 18;
  const centre: Vector = [0, radius + 1, 0];
  const points = ring(radius, centre);
  if (isWheel) {
    const pieces = points
      .slice(1)
      .map((point, i) => ({ ...beam(points[i]!, point, 13, 2, color, FOAM), isOpen: true }));
    return { pieces, yaw: 0.7, pitch: 0.2 };
  }
  const thickness = item.style === "hoop" ? 2.4 : 1.3;
  const stripe = item.accent ?? "#f4efe4";
  const pieces = points.slice(1).map((point, i) => ({
    ...tube(points[i]!, point, thickness, item.style === "hoop" && i % 12 < 4 ? stripe : color, FOAM),
    isOpen: true,
  }));
  const grips = [-1, 1].flatMap((s) => [
    box([s * (radius + 1.6), radius + 1, 0], [2, 9, 4], PAD, FOAM),
    box([s * (radius - 1.6), radius + 1, 0], [2, 9, 4], PAD, FOAM),
  ]);
  return { pieces: item.style === "hoop" ? pieces : [...pieces, ...grips], yaw: 0.5, pitch: 0.16 };
}

function punchBag(item: Item): Solid {
  const { color } = item;
  const radius = 17;
  return {
    pieces: [
      tube([0, 8, 0], [0, 100, 0], radius, color, { ...RUBBER, specular: 0.34 }),
      tube([0, 90, 0], [0, 96, 0], radius + 0.3, BLACK, RUBBER),
      tube([0, 14, 0], [0, 18, 0], radius + 0.3, item.accent ?? BLACK, RUBBER),
      ...[0, 1, 2, 3].map((i) => {
        const angle = (i / 4) * 2 * Math.PI + 0.4;
        return tube([Math.cos(angle) * 14, 100, Math.sin(angle) * 14], [0, 122, 0], 0.8, STEEL);
      }),
      ...ring(2.4, [0, 125, 0], 0, 2 * Math.PI, 20).flatMap((point, i, all) =>
        i ? [tube(all[i - 1]!, point, 0.8, STEEL)] : [],
      ),
    ],
    prints: [{ ...brand(item, [0, 56, radius + 0.5], [1, 0, 0], [0, 1, 0], 17, inkOn(color)), maxWidth: 24 }],
    yaw: 0,
    pitch: 0.16,
  };
}

function scale(item: Item): Solid {
  return {
    pieces: [
      box([0, 1.4, 0], [28, 1.6, 28], item.color, { ...POLISHED, specular: 0.4 }),
      ...[-11, 11].flatMap((x) => [-11, 11].map((z) => over(box([x, 0.4, z], [3, 0.8, 3], BLACK), -8))),
      over(box([0, 2.3, -8.6], [10, 0.2, 4.6], "#12202c")),
      ...[-7, 7].map((x) => over(box([x, 2.3, 4], [5, 0.2, 9], "#a9adaf", PAINTED))),
    ],
    prints: [
      { line: "72,4", at: [0, 2.5, -8.6], right: [1, 0, 0], up: [0, 0, -1], size: 4.4, fill: "#bfe3ff" },
      brand(item, [0, 2.4, 10.6], [1, 0, 0], [0, 0, -1], 2.6, inkOn(item.color)),
    ],
    yaw: -0.34,
    pitch: 0.86,
  };
}

function slantBoard(item: Item): Solid {
  return {
    pieces: [
      beam([-20, 3, 0], [18, 17, 0], 34, 2.4, item.color, { ...FOAM, ambient: 0.6 }),
      over(beam([-17, 5.4, 0], [15, 17.3, 0], 30, 0.6, BLACK, FOAM), 6),
      ...bothSides(
        (z) => [
          beam([18, 16, z], [18, 0, z], 3, 3, item.color, FOAM),
          beam([-20, 1.2, z], [19, 1.2, z], 3, 2.4, item.color, FOAM),
        ],
        13,
      ),
    ],
    pitch: 0.4,
  };
}

function brand(item: Item, at: Vector, right: Vector, up: Vector, size: number, fill: string) {
  return { line: shortBrand(item), at, right, up, size, fill };
}

const STYLES: Record<string, (item: Item) => Solid> = {
  bench,
  incline,
  rack,
  stands,
  dips,
  parallettes: dips,
  "wall-bar": wallBar,
  treadmill,
  "walking-pad": walkingPad,
  bike,
  rower,
  plyo: (item) => plyo({ ...item, color: item.color || WOOD }),
  step,
  "dumbbell-rack": dumbbellRack,
  "plate-tree": plateTree,
  loadable,
  "hex-bar": hexBar,
  "ez-bar": ezBar,
  "ab-wheel": abWheel,
  hoop,
  "pilates-ring": hoop,
  "yoga-wheel": hoop,
  "punch-bag": punchBag,
  scale,
  "slant-board": slantBoard,
};

export const machine: Draw = (item, tint) => {
  const build = STYLES[item.style ?? "bench"];
  if (!build) throw new Error(`No such machine: ${item.style}`);
  return drawSolid(build(item), tint);
};
