import { lighten } from "./colour.ts";
import { ellipse, filled, group, radial, round, stroked } from "./svg.ts";

const berry = (colour: string, crown = "") =>
  ellipse(
    0,
    0,
    40,
    40,
    radial([0.36, 0.3, 0.8], [0, lighten(colour, 0.18)], [0.55, colour], [1, lighten(colour, -0.16)]),
  ) +
  ellipse(-12, -16, 9, 6, "#fff", 'opacity=".55"') +
  crown;
const slice = (peel: string, flesh: string) =>
  ellipse(0, 0, 46, 46, peel) +
  ellipse(0, 0, 41, 41, "#fff8e6") +
  Array.from(
    { length: 8 },
    (_, i) =>
      `<path d="M0 -4L-11 -33Q0 -41 11 -33Z" fill="${flesh}" transform="rotate(${i * 45})" stroke="#fff8e6" stroke-width="2" stroke-linejoin="round"/>`,
  ).join("") +
  filled(
    "M-34 -20A40 40 0 0 1 10 -38",
    "none",
    'stroke="#fff" stroke-opacity=".5" stroke-width="4" stroke-linecap="round"',
  );
const ART: Record<string, () => string> = {
  Шоколад: () => {
    const piece = (x: number, y: number, turn: number) =>
      group(
        filled("M-34 -18L6 -34L38 -18L-2 0Z", "#8a5636") +
          filled("M-34 -18L-2 0L-2 32L-34 13Z", "#5a331e") +
          filled("M-2 0L38 -18L38 13L-2 32Z", "#432414") +
          filled("M-22 -17L5 -27L24 -18L-3 -7Z", "#9b6644"),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      );
    return piece(-12, -12, -6) + piece(20, 22, 10);
  },
  Ягода: () =>
    filled(
      "M0 48C-34 26 -46 -4 -34 -24C-22 -38 22 -38 34 -24C46 -4 34 26 0 48Z",
      radial([0.36, 0.26, 0.85], [0, "#ff7a6b"], [0.5, "#e2332f"], [1, "#a3131f"]),
    ) +
    [
      [-18, -8],
      [0, -14],
      [18, -8],
      [-10, 8],
      [10, 8],
      [0, 24],
      [-22, 10],
      [22, 10],
    ]
      .map(([x, y]) => ellipse(x!, y!, 2.4, 3.8, "#ffe2a0"))
      .join("") +
    filled(
      "M0 -30C-8 -40 -28 -42 -36 -32C-26 -30 -20 -22 -14 -20C-8 -18 -4 -22 0 -22C4 -22 8 -18 14 -20C20 -22 26 -30 36 -32C28 -42 8 -40 0 -30L4 -48L-4 -48Z",
      "#4c8f3a",
    ),
  Ванилия: () =>
    Array.from(
      { length: 5 },
      (_, i) =>
        `<path d="M0 0C-22 -14 -20 -44 0 -48C20 -44 22 -14 0 0Z" transform="rotate(${i * 72})" fill="${["#fff3cf", "#ffeab2", "#fff6dc", "#ffe9ae", "#fff1c8"][i]}" stroke="#e8c777" stroke-width="1.5"/>`,
    ).join("") +
    ellipse(0, 0, 11, 11, "#f2b72e") +
    stroked("M18 22C34 34 40 44 42 56", "#4a2f1b", 7) +
    stroked("M8 26C18 40 22 50 20 60", "#5c3b22", 6),
  Лимон: () => slice("#f2c21a", "#ffdc55"),
  Портокал: () => slice("#ef7d16", "#ffa544"),
  Боровинка: () =>
    group(berry("#3c4a8c", ellipse(4, -20, 9, 6, "#2a3468")), 'transform="translate(-22 10) scale(.8)"') +
    group(berry("#c22a4a"), 'transform="translate(24 -8) scale(.72)"') +
    group(berry("#4a5aa0", ellipse(4, -20, 9, 6, "#2a3468")), 'transform="translate(16 32) scale(.7)"'),
  Лешник: () =>
    filled(
      "M0 -46C34 -36 42 4 24 34C14 46 -14 46 -24 34C-42 4 -34 -36 0 -46Z",
      radial([0.36, 0.3, 0.85], [0, "#e0a66a"], [0.6, "#a9682f"], [1, "#6b3b17"]),
    ) +
    filled("M-30 20C-20 6 20 6 30 20C22 44 -22 44 -30 20Z", "#d9b184") +
    stroked("M-8 -30C-16 -18 -18 -6 -16 4", "#fff", 4, 'opacity=".4"'),
  "Зелена ябълка": () =>
    filled(
      "M0 -22C-16 -36 -46 -26 -42 8C-40 32 -18 48 0 40C18 48 40 32 42 8C46 -26 16 -36 0 -22Z",
      radial([0.34, 0.28, 0.85], [0, "#d8ec7c"], [0.6, "#86b52b"], [1, "#4d7a14"]),
    ) +
    stroked("M0 -22C0 -34 4 -42 10 -48", "#5a3b1e", 5) +
    filled("M4 -34C16 -50 34 -46 40 -40C28 -30 14 -28 4 -34Z", "#5d9a2f"),
  "Солен карамел": () => {
    const cube = (x: number, y: number, turn: number) =>
      group(
        filled("M-34 -16L2 -32L36 -16L0 2Z", "#e9a44c") +
          filled("M-34 -16L0 2L0 36L-34 16Z", "#c47a26") +
          filled("M0 2L36 -16L36 16L0 36Z", "#a5611a") +
          [
            [-12, -18],
            [4, -22],
            [10, -12],
            [-2, -10],
          ]
            .map(([a, b]) => ellipse(a!, b!, 3, 2, "#fffaf0"))
            .join(""),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      );
    return cube(-14, -14, -4) + cube(18, 20, 8);
  },
  Малина: () =>
    [
      [0, -18],
      [-20, -14],
      [20, -14],
      [-28, 4],
      [-10, 2],
      [10, 2],
      [28, 4],
      [-18, 20],
      [0, 20],
      [18, 20],
      [-8, 36],
      [8, 36],
    ]
      .map(([x, y]) => group(berry("#d2345a"), `transform="translate(${x} ${y}) scale(.32)"`))
      .join("") +
    filled("M0 -26C-12 -40 -30 -38 -36 -28C-22 -22 -12 -20 0 -22C12 -20 22 -22 36 -28C30 -38 12 -40 0 -26Z", "#5d9a2f"),
  Череша: () =>
    stroked("M-20 6C-14 -20 0 -36 16 -46", "#5d7a2c", 5) +
    stroked("M22 14C24 -10 22 -30 16 -46", "#5d7a2c", 5) +
    group(berry("#b3142e"), 'transform="translate(-22 22) scale(.62)"') +
    group(berry("#c81d36"), 'transform="translate(24 28) scale(.62)"') +
    filled("M16 -46C0 -58 -18 -52 -26 -42C-12 -36 4 -38 16 -46Z", "#6f9c22"),
  Диня: () =>
    filled("M-48 -14A48 48 0 0 0 48 -14Z", "#3f7d3a") +
    filled("M-42 -14A42 42 0 0 0 42 -14Z", "#e9f2d8") +
    filled("M-37 -14A37 37 0 0 0 37 -14Z", "#e8465a") +
    [
      [-18, -4],
      [0, -2],
      [18, -4],
      [-8, 11],
      [9, 11],
    ]
      .map(([x, y]) => ellipse(x!, y!, 2.6, 4.4, "#2a1a12"))
      .join(""),
  Манго: () =>
    filled(
      "M-10 -40C30 -44 50 -8 38 22C26 50 -14 48 -32 24C-48 0 -40 -36 -10 -40Z",
      radial([0.34, 0.28, 0.9], [0, "#ffd75a"], [0.5, "#f6a623"], [1, "#d2552a"]),
    ) +
    stroked("M-10 -40C-8 -48 -2 -52 4 -54", "#5a3b1e", 5) +
    filled("M2 -46C14 -58 34 -54 40 -48C28 -38 12 -38 2 -46Z", "#5d9a2f"),
  Праскова: () =>
    ellipse(0, 4, 43, 41, radial([0.34, 0.3, 0.9], [0, "#ffd9a0"], [0.5, "#f7a765"], [1, "#d9603f"])) +
    stroked("M4 -34C-12 -16 -12 18 2 40", "#c9583a", 4, 'opacity=".6"') +
    filled("M4 -36C16 -52 36 -48 42 -40C30 -30 16 -28 4 -36Z", "#6f9c22"),
  Кафе: () => {
    const bean = (x: number, y: number, turn: number) =>
      group(
        ellipse(0, 0, 22, 31, radial([0.36, 0.3, 0.85], [0, "#8a5636"], [0.6, "#5a331e"], [1, "#341c10"])) +
          stroked("M2 -28C-10 -10 10 10 -2 28", "#24120a", 4),
        `transform="translate(${x} ${y}) rotate(${turn})"`,
      );
    return bean(-20, -12, -28) + bean(22, -6, 30) + bean(0, 24, 84);
  },
  Бисквита: () =>
    ellipse(0, 0, 44, 44, radial([0.36, 0.3, 0.85], [0, "#e8bf82"], [0.6, "#cf9650"], [1, "#9c6429"])) +
    [
      [-18, -14],
      [12, -22],
      [22, 6],
      [-6, 8],
      [-22, 18],
      [8, 26],
    ]
      .map(([x, y]) => ellipse(x!, y!, 6.5, 5, "#4a2614"))
      .join(""),
  Фъстък: () =>
    filled(
      "M-20 -46C4 -52 18 -30 10 -10C6 0 20 6 26 20C34 42 8 54 -10 46C-30 38 -28 14 -26 2C-24 -8 -44 -38 -20 -46Z",
      radial([0.34, 0.28, 0.9], [0, "#f0cf94"], [0.6, "#cf9a54"], [1, "#96652c"]),
    ) +
    stroked("M-18 -34C-8 -20 -14 -6 -10 8C-6 22 2 30 4 38", "#9c6b32", 3, 'opacity=".7"') +
    stroked("M-4 -38C4 -24 -2 -12 2 2C6 14 14 22 14 34", "#9c6b32", 3, 'opacity=".7"'),
  Кокос: () =>
    ellipse(0, 0, 46, 42, "#6b4426") +
    ellipse(0, -4, 40, 34, "#fffaf0") +
    ellipse(2, -2, 27, 22, "#e9dfcd") +
    stroked("M-34 22C-20 34 10 38 30 26", "#8a5c36", 4),
  Банан: () =>
    filled("M-40 -26C-34 14 0 42 42 30C46 28 46 20 42 18C12 20 -16 -4 -26 -36C-30 -42 -42 -38 -40 -26Z", "#f4cf3a") +
    stroked("M-34 -24C-26 8 4 32 38 25", "#d8a81e", 5) +
    filled("M-40 -34L-28 -42L-24 -34L-36 -28Z", "#6b4a1a"),
  "Тиква с канела": () =>
    ellipse(-20, 6, 24, 34, "#d9701c") +
    ellipse(20, 6, 24, 34, "#d9701c") +
    ellipse(0, 6, 24, 37, "#ef8a2c") +
    stroked("M0 -30C0 -40 6 -44 12 -46", "#5d7a2c", 8),
};

/** A small picture of the flavour; nothing for a flavour without one. */
export function flavourArt(flavour: string | undefined, x: number, y: number, scale: number): string {
  const draw = ART[flavour ?? ""];
  if (!draw) return "";
  return group(draw(), `transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(3)})"`);
}
