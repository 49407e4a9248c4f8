import { INK, inkOn } from "./colour.ts";
import { linesOf, type Item } from "./item.ts";
import type { Surface } from "./surface.ts";

const ROWS: Record<string, [string, string][]> = {
  protein: [
    ["Енергия", "1598 kJ"],
    ["Мазнини", "5,6 г"],
    ["Въглехидрати", "6,2 г"],
    ["от тях захари", "5,1 г"],
    ["Белтъци", "78 г"],
    ["Сол", "0,5 г"],
  ],
  creatine: [
    ["Креатин монохидрат", "3,4 г"],
    ["Енергия", "0 kJ"],
    ["Мазнини", "0 г"],
    ["Белтъци", "0 г"],
    ["Сол", "0 г"],
  ],
  bcaa: [
    ["Левцин", "3,5 г"],
    ["Изолевцин", "1,75 г"],
    ["Валин", "1,75 г"],
    ["Захари", "0 г"],
  ],
  stimulant: [
    ["Цитрулин малат", "6 г"],
    ["Бета-аланин", "2,4 г"],
    ["Тирозин", "1 г"],
    ["Кофеин", "200 мг"],
  ],
  omega: [
    ["Рибено масло", "2000 мг"],
    ["EPA", "360 мг"],
    ["DHA", "300 мг"],
    ["Витамин E", "6 мг"],
  ],
  magnesium: [
    ["Магнезий", "187 мг"],
    ["Витамин B6", "1,4 мг"],
  ],
  d3k2: [
    ["Витамин D3", "50 µg"],
    ["Витамин K2", "75 µg"],
  ],
  oats: [
    ["Енергия", "1570 kJ"],
    ["Мазнини", "8,9 г"],
    ["Въглехидрати", "58 г"],
    ["от тях захари", "1,2 г"],
    ["Белтъци", "13 г"],
    ["Сол", "0,02 г"],
  ],
};

const POWDER_ADVICE = [
  "Разтворете една доза в 300 мл вода",
  "или мляко и разклатете 20 секунди.",
  "Съхранявайте на сухо и хладно място.",
];
const CAPSULE_ADVICE = [
  "Приемайте по време на хранене с вода.",
  "Не превишавайте дневната доза.",
  "Съхранявайте на сухо и хладно място.",
];

/** Nutrition facts, advice and a bar code. `item.facts` picks the table. */
export function backLabel(face: Surface, item: Item): string {
  const { halfWidth, height } = face;
  const textWidth = halfWidth * 1.3;
  const left = { x: -textWidth / 2, anchor: "start", fill: INK, maxWidth: textWidth } as const;
  const reach = halfWidth * 1.5;
  const title = item.kind === "caps" ? "Съдържание в дневна доза" : "Хранителна информация";
  const rows = (item.rows ?? ROWS[item.facts ?? "protein"] ?? ROWS.protein!).map(([name, amount], i) => {
    const share = 0.275 + i * 0.062;
    return (
      face.text(name, { ...left, face: "medium", size: height * 0.036, y: face.at(share), maxWidth: textWidth * 0.7 }) +
      face.text(amount, {
        face: "bold",
        size: height * 0.036,
        x: textWidth / 2,
        y: face.at(share),
        anchor: "end",
        fill: INK,
      }) +
      face.patch(-textWidth / 2, textWidth / 2, face.at(share + 0.016), face.at(share + 0.0185), INK, 'opacity=".35"')
    );
  });
  const advice = (item.kind === "caps" ? CAPSULE_ADVICE : POWDER_ADVICE).map((line, i) =>
    face.text(line, { ...left, face: "medium", size: height * 0.031, y: face.at(0.7 + i * 0.045), opacity: 0.8 }),
  );
  return (
    face.patch(-reach, reach, face.top, face.bottom, "#f7f3ea") +
    face.patch(-reach, reach, face.top, face.at(0.13), item.color) +
    face.text(linesOf(item.name).join(" "), {
      ...left,
      face: "extraBold",
      size: height * 0.075,
      y: face.at(0.095),
      fill: inkOn(item.color),
    }) +
    face.text(title, { ...left, face: "bold", size: height * 0.042, y: face.at(0.2) }) +
    rows.join("") +
    advice.join("") +
    barCode(face, -textWidth / 2, textWidth * 0.05) +
    face.text(item.weight ?? "", {
      face: "extraBold",
      size: height * 0.09,
      x: textWidth / 2,
      y: face.at(0.945),
      anchor: "end",
      fill: INK,
      maxWidth: textWidth * 0.4,
    })
  );
}

function barCode(face: Surface, from: number, to: number): string {
  const unit = face.halfWidth / 190;
  let art = "";
  let u = from;
  for (let i = 0; u <= to; i += 1) {
    const bar = [2, 4, 2, 6, 3][(i * 7) % 5]! * unit;
    art += face.patch(u, u + bar, face.at(0.85), face.at(0.95), INK);
    u += bar + [3, 2, 4][i % 3]! * unit;
  }
  return art;
}
