import fc from "fast-check";
import { expect, test } from "vitest";
import { deriveStems, possibleStems, stem } from "./stem-bulgarian";

test.each([
  "дъмбел дъмбели дъмбелите дъмбела дъмбелът",
  "протеин протеини протеинът протеина протеините",
  "ръкавица ръкавици ръкавицата ръкавиците",
  "тениска тениски тениската тениските",
  "диск дискове дисковете дискът",
  "въже въжета въжето",
  "саше сашета",
  "масло масла маслото",
  "черен черна черно черни черният черния черната черните",
  "бял бяла бяло бели белите",
  "голям голяма големи",
  "магнезий магнезия магнезият",
  "ванилия ванилии ванилията",
  "гейнър гейнъри гейнърът",
  "фъстък фъстъци",
  "тежест тежести тежестта тежестите",
  "цвят цветове",
  "яйце яйца",
  "салата салати салатата",
  "колаген колагени колагенът",
  "сак сакове сакът",
  "гръб гърба гърбът",
  "връх върха върхове",
])("inflected forms share a stem: %s", (forms) => {
  expect(new Set(forms.split(" ").map(stem)).size).toBe(1);
});

test.each([
  ["маса", "масло"],
  ["колан", "колаген"],
  ["клин", "клек"],
  ["йога", "ягода"],
  ["протеин", "протектор"],
])("different words have different stems: %s, %s", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test("a word with an ambiguous ending has the stems of all it may be", () => {
  expect(possibleStems("водата")).toContain(stem("вода"));
  expect(possibleStems("якета")).toContain(stem("яке"));
  expect(possibleStems("долнищата")).toContain(stem("долнище"));
  expect(possibleStems("пътища")).toContain(stem("път"));
  expect(possibleStems("протеин")).toHaveLength(1);
});

test.each([
  ["протеинов", "протеин"],
  ["магнезиев", "магнезий"],
  ["памучен", "памук"],
  ["кожен", "кожа"],
  ["мъжки", "мъж"],
  ["дамски", "дама"],
  ["боксова", "бокс"],
  ["барчета", "бар"],
  ["торбичка", "торба"],
])("an adjective or a diminutive and its noun lead to each other: %s, %s", (adjective, noun) => {
  expect(deriveStems(adjective)).toContain(stem(noun));
  expect(deriveStems(noun)).toContain(stem(adjective));
});

test("a word with a similar ending isn't stemmed wrongly", () => {
  expect(deriveStems("кафе")).not.toContain(stem("кафяв"));
});

test("any Cyrillic word has a stem that isn't longer", () => {
  const word = fc.string({ unit: fc.constantFrom(..."абвгдежзийклмнопрстуфхцчшщъьюя"), minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(word, (one) => {
      expect(stem(one).length).toBeGreaterThan(0);
      expect(stem(one).length).toBeLessThanOrEqual(one.length);
      expect(deriveStems(one)).not.toContain("");
    }),
  );
});
