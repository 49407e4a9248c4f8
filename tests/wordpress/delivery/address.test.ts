import fc from "fast-check";
import { expect, test } from "vitest";
import { quote, runDelivery } from "./delivery";
import { countRuns } from "../../fixtures/trials";

type Parts = Record<"street" | "number" | "quarter" | "block" | "entrance" | "floor" | "apartment" | "rest", string>;

/** The parts of these addresses that aren't empty. */
async function parse(lines: [string, string?][]): Promise<Partial<Parts>[]> {
  const all = await runDelivery<Parts[]>(
    `array_map(fn($lines) => Sila_Storefront\\parse_address(...$lines), ${quote(lines)})`,
  );
  return all.map((parts) => Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== "")));
}

test("streets, quarters and what goes with them are told apart", async () => {
  const examples: [lines: [string, string?], parts: Partial<Parts>][] = [
    [["ул. Витоша 15, вх. Б, ап. 3"], { street: "ул. Витоша", number: "15", entrance: "Б", apartment: "3" }],
    [["ж.к. Младост 1, бл. 25, вх. 2"], { quarter: "ж.к. Младост 1", block: "25", entrance: "2" }],
    [
      ["ул. „Цар Симеон“ № 120А", "ет. 3 ап.12"],
      { street: "ул. Цар Симеон", number: "120А", floor: "3", apartment: "12" },
    ],
    [["бул. 6-ти септември 12"], { street: "бул. 6-ти септември", number: "12" }],
    [["ул. 20-ти април"], { street: "ул. 20-ти април" }],
    [["Витоша 15"], { street: "Витоша", number: "15" }],
    [["ул. Тинтява 15-17 вх.Б"], { street: "ул. Тинтява", number: "15-17", entrance: "Б" }],
    [
      ["Младост 1 бл. 25 вх. 2 ет. 3 ап. 12"],
      { street: "Младост", number: "1", block: "25", entrance: "2", floor: "3", apartment: "12" },
    ],
    [["жк Люлин 5 бл 500А"], { quarter: "жк Люлин 5", block: "500А" }],
    [
      ["ул. Иван Вазов 3", "кв. Център, до аптеката"],
      { street: "ул. Иван Вазов", number: "3", quarter: "кв. Център", rest: "до аптеката" },
    ],
    [
      ["ж.к. Дружба ул. Капитан Списаревски 8"],
      { quarter: "ж.к. Дружба", street: "ул. Капитан Списаревски", number: "8" },
    ],
    [["ул. Роза, 5"], { street: "ул. Роза", number: "5" }],
    [["ul. Vitosha 15, vh. B, et. 2"], { street: "ul. Vitosha", number: "15", entrance: "B", floor: "2" }],
    [["Апостол Карамитев 7"], { street: "Апостол Карамитев", number: "7" }],
    [["местност Бялата вода"], { quarter: "местност Бялата вода" }],
    [["срещу кметството"], { rest: "срещу кметството" }],
    [[""], {}],
  ];
  const found = await parse(examples.map(([lines]) => lines));
  expect(found).toEqual(examples.map(([, parts]) => parts));
});

test("whatever is typed, PHP doesn't warn, and no word gets lost", async () => {
  const word = fc.constantFrom(
    "ул.",
    "бл.",
    "вх",
    "ап.",
    "ж.к.",
    "Витоша",
    "15",
    "Б",
    "№",
    ",",
    "12А",
    "кв",
    "-",
    "/",
    "ет.",
    "'",
    "é",
    "😀",
  );
  const lines = fc.sample(
    fc.tuple(
      fc.array(word, { maxLength: 9 }).map((all) => all.join(" ")),
      fc.string(),
    ),
    {
      numRuns: countRuns(200),
      seed: 50,
    },
  );
  const found = await parse(lines);
  const letters = (text: string) => text.match(/[А-Яа-я]{5,}/g)?.length ?? 0;
  expect(found.map((parts) => letters(Object.values(parts).join(" ")))).toEqual(lines.map(([first]) => letters(first)));
});

test("a typed street is the courier's of that name, its only one that begins so, or none", async () => {
  const streets = {
    s1: "ул. Витоша",
    s2: "бул. Витоша",
    s3: "ул. Св. Климент Охридски",
    s4: "ул. Иван Вазов",
    s5: "ул. Иван Асен II",
    s6: "бул. Цариградско шосе",
  };
  const typed = [
    "бул. Витоша",
    "ул. „ВИТОША“",
    "Витоша",
    "ул. Св. Кл. Охридски",
    "Вазов",
    "ул. Иван",
    "Шипка",
    "",
    "ul. Vitosha",
  ];
  const found = await runDelivery(
    `array_map(fn($one) => Sila_Storefront\\match_name($one, ${quote(streets)}), ${quote(typed)})`,
  );
  expect(found).toEqual(["s2", "s1", "s1", "s3", "s4", null, null, null, "s1"]);
});

const STREETS = { "street-1": "ул. Витоша", "street-2": "ул. Младост" };
const QUARTERS = { "qtr-1": "ж.к. Младост 1", "qtr-2": "кв. Център" };

test("Econt gets streets and quarters of its lists with their details, and anything else as a text", async () => {
  const examples: [lines: [string, string?], fields: object][] = [
    [
      ["ул. Витоша 15, бл. 2", "кв. Център, звънец 3"],
      {
        selectedAddress: { orig_key: "street-1", type: "streets" },
        streetNumber: "15",
        blockNumber: "2",
        otherField: "кв. Център, звънец 3",
        other: "",
      },
    ],
    [["ул. Витоша"], { selectedAddress: { orig_key: "street-1" }, streetNumber: "б.н." }],
    [
      ["Младост 1, бл. 25, вх. 2"],
      {
        selectedAddress: { orig_key: "qtr-1", type: "quarters" },
        streetNumber: "",
        blockNumber: "25",
        entranceNumber: "2",
      },
    ],
    [["Младост 1"], { selectedAddress: { orig_key: "street-2", type: "streets" }, streetNumber: "1" }],
    [
      ["кв. Център", "до пощата"],
      { selectedAddress: { orig_key: "qtr-2" }, other: "кв. Център, до пощата", otherField: "" },
    ],
    [
      ["ул. Незнайна 3, вх. А"],
      { selectedAddress: { orig_key: "", label: "ул. Незнайна", type: "quarters" }, other: "ул. Незнайна 3, вх. А" },
    ],
    [["срещу кметството"], { selectedAddress: { label: "срещу кметството" }, other: "срещу кметството" }],
  ];
  const write = `array_map(function ($lines) { $parts = Sila_Storefront\\parse_address(...$lines);
    return Sila_Storefront\\write_econt_address($parts, $lines, Sila_Storefront\\choose_way($parts, ${quote(STREETS)}, ${quote(QUARTERS)})); }, ${quote(examples.map(([lines]) => lines))})`;
  expect(await runDelivery(write)).toMatchObject(examples.map(([, fields]) => fields));
});

test("a settlement is the same in either alphabet, with or without its kind", async () => {
  const pairs = [
    ["София", "гр. СОФИЯ", true],
    ["София", "Sofiya", true],
    ["Бургас", "Bourgas", true],
    ["Велико Търново", "veliko-tarnovo", true],
    ["Съединение", "с. Съединение", true],
    ["Баня", "Банско", false],
    ["Ново село", "Ново", false],
    ["Севлиево", "", false],
  ];
  const compare = `array_map(fn($pair) => Sila_Storefront\\is_same_settlement($pair[0], $pair[1]), ${quote(pairs)})`;
  expect(await runDelivery(compare)).toEqual(pairs.map(([, , isSame]) => isSame));
});
