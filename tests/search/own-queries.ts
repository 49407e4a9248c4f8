import { catalog } from "../../demo/catalog/catalog";
import type { DemoProduct } from "../../demo/catalog/types";
import { DEMO_SLUGS } from "./demo-index";
import type { JudgedQuery } from "./judge";

/** Queries beside golden.json, judged by what a product is and not by what a search finds: written before they were run. */

type Rule = (product: DemoProduct) => boolean;

const named =
  (pattern: RegExp): Rule =>
  ({ name }) =>
    pattern.test(name.toLowerCase());
const within =
  (category: string): Rule =>
  ({ categories }) =>
    categories.includes(category);
const having =
  (attribute: string, term: string): Rule =>
  ({ attributes }) =>
    attributes[attribute]?.includes(term) ?? false;
const by = (brand: string): Rule => having("pa_brands", brand);
const both =
  (...rules: Rule[]): Rule =>
  (product) =>
    rules.every((rule) => rule(product));
const either =
  (...rules: Rule[]): Rule =>
  (product) =>
    rules.some((rule) => rule(product));
const not =
  (rule: Rule): Rule =>
  (product) =>
    !rule(product);
const nothing: Rule = () => false;

const clothes = within("obleklo");
const shoes = within("obuvki");
const gloves = named(/ръкавици/);
const dumbbells = named(/дъмбел|гири/);
const tshirts = named(/тениска/);
const kettlebells = both(named(/пудовка/), within("pudovki"));
const omega = named(/омега 3|рибено масло|крил/);

const shakers = named(/^(стоманен )?шейкър/);
const belts = named(/колан/);
const creatines = named(/креатин/);
const hats = named(/шапка/);
const ropes = named(/въже/);

/** Words for a kind of thing, also with an amount: the first five are nothing else. */
const KINDS: [query: string, rule: Rule][] = [
  ["шейкъри", shakers],
  ["sheikyri", shakers],
  ["шейкар", shakers],
  ["коланите", belts],
  ["kolan", belts],
  ["шапките", hats],
  ["6apka", hats],
  ["vyje", ropes],
  ["ролери", named(/ролер/)],
  ["потниците", named(/потник/)],
  ["сутиени", named(/сутиен/)],
  ["shorti", named(/шорти/)],
  ["бутилката", named(/^(лека |мека |гравиране на |термо)бутилка/)],
  ["лежанката", named(/лежанка/)],
  ["наколенката", named(/наколенки/)],
  ["тренажорите", named(/тренажор/)],
  ["tahan", named(/тахан/)],
  ["глутаминът", named(/глутамин/)],
  ["гейнърите", named(/гейнър/)],
  ["креатин 400гр", both(creatines, having("pa_razfasovka", "400-g"))],
  ["kreatin 500 g", both(creatines, having("pa_razfasovka", "500-g"))],
  ["протеин 2 кг", both(within("proteini"), having("pa_razfasovka", "2-kg"))],
  ["лост 20 кг", named(/лост 20 кг/)],
  ["шейкър 2 литра", shakers],
  ["колан 17 мм", belts],
];

/** What the shop lacks, beside a number or a word that it knows. */
const LACKING = [
  "монитор 24",
  "легло 90",
  "батерия 9",
  "хладилник 300 л",
  "laptop 15",
  "кутия за хапчета",
  "kutia za hapcheta",
  "стойка за телевизор",
  "стол за офис",
  "дамска рокля",
  "черни дънки",
  "спортен часовник",
  "кана за вода",
  "четка за зъби",
  "очила за бягане",
  "седалка за колело",
];

/** Words for what the shop names otherwise, and words typed in another keyboard layout. */
const OTHERWISE: [query: string, rule: Rule][] = [
  [";dhkeprx", named(/магнези/)],
  ["uf.dk", belts],
  ["`orapi", named(/чорапи/)],
  ["myvki [orti", named(/мъжки.*шорти/)],
  ["boksov quval", named(/боксов чувал/)],
  [",dkr[d", named(/раница/)],
  ["угещ зидшесх", within("surovatachen-protein")],
  ["ъога", named(/йога/)],
  ["дпежь 3", named(/омега 3/)],
  ["ъиеьшсхе", creatines],
  ["lrjd;rk o3", named(/витамин d3/)],
  ["kettlebell", kettlebells],
  ["fat burner", named(/карнитин|cla|зелен чай/)],
  ["jump rope", ropes],
  ["foam roller", named(/ролер/)],
  ["treadmill", named(/пътека/)],
  ["peanut butter", named(/фъстъчено масло/)],
  ["power rack", named(/клетка за клек|стойки за клек/)],
  ["хавлия", named(/кърпа/)],
  ["кецове", shoes],
  ["пейка", named(/лежанка/)],
  ["подаръчен ваучер", named(/карта за подарък/)],
  ["легинси", named(/клин/)],
  ["боксова круша", named(/боксов чувал/)],
  ["ленти за съпротивление", named(/ластик|ластиц/)],
  ["горене на мазнини", named(/карнитин|cla|зелен чай/)],
  ["възстановяване след тренировка", named(/bcaa|eaa|глутамин/)],
  ["шише за вода", named(/бутилка/)],
  ["бамбук", named(/боксера/)],
  ["найлон", named(/скоби/)],
];

type Judged = [kind: string, query: string, relevant: Rule, forbidden?: Rule];

const JUDGED: Judged[] = [
  ["exact", "лежанка", named(/лежанка/), clothes],
  ["exact", "суичър", named(/суичър/), shoes],
  ["exact", "спирулина", named(/спирулина/)],
  ["exact", "мюсли", named(/мюсли/)],
  ["inflection", "лежанките", named(/лежанка/)],
  ["inflection", "маратонките", named(/маратонки/)],
  ["inflection", "ластика", named(/ластик|ластиц/)],
  ["inflection", "пудовки", kettlebells],
  ["inflection", "раници", named(/раница/)],
  ["inflection", "чехлите", named(/чехли/)],
  ["inflection", "потници", named(/потник/)],
  ["inflection", "шорти", named(/шорти/)],
  ["inflection", "барчета", named(/ бар( |,|$)|^бар|барове/)],
  ["inflection", "кърпи", named(/кърпа/)],
  ["inflection", "таханът", named(/тахан/)],
  ["inflection", "аминокиселина", either(named(/аминокиселин/), within("aminokiselini"))],
  ["words", "клек стойки", named(/стойки за клек|клетка за клек/)],
  ["words", "въже скачане", named(/въже за скачане/)],
  ["words", "масло фъстъчено хрупкаво", named(/хрупкаво фъстъчено/)],
  ["words", "сутиен висока опора", named(/сутиен.*висока опора/), named(/лост|пудовка/)],
  ["words", "ръкавици за бокс", named(/боксови ръкавици/), both(gloves, not(within("boks")))],
  ["words", "топка пилатес", named(/топка за пилатес/)],
  ["words", "програма за сила", within("programi-za-sila")],
  ["words", "масажна топка", named(/масажна топка/)],
  ["words", "обувки за щанга", named(/обувки за щанга/)],
  ["typo", "протейин", within("proteini")],
  ["typo", "креотин", either(named(/креатин/), within("kreatin"))],
  ["typo", "маратонкти", named(/маратонки/)],
  ["typo", "магнезйи", named(/магнези/)],
  ["typo", "рукавици", gloves],
  ["typo", "аминокисилини", either(named(/аминокиселин/), within("aminokiselini"))],
  ["typo", "колеген", named(/колаген/)],
  ["typo", "електролитни", named(/електролити/)],
  ["typo", "постелкаа", named(/постелка/)],
  ["typo", "тренажьор", named(/тренажор/)],
  ["translit", "rakavici", gloves],
  ["translit", "dambel", dumbbells],
  ["translit", "maratonki", named(/маратонки/)],
  ["translit", "shokolad", either(named(/шоколад/), having("pa_vkus", "shokolad"))],
  ["translit", "teniska", tshirts],
  ["translit", "вхеи протеин", within("proteini")],
  ["translit", "magnezij", named(/магнези/)],
  ["translit", "vaje", named(/въже/)],
  ["translit", "vuje za skachane", named(/въже за скачане/)],
  ["translit", "6orti", named(/шорти/)],
  ["translit", "еаа", named(/eaa/)],
  ["translit", "mujka teniska", both(tshirts, within("mazhko-obleklo")), within("damsko-obleklo")],
  // The brand makes none.
  ["brand", "балкан гейнър", named(/гейнър/), not(named(/гейнър/))],
  ["brand", "kovach stoika", both(by("kovach"), named(/стойк/))],
  ["brand", "витамини пирин", both(by("pirin"), within("vitamini")), not(by("pirin"))],
  ["brand", "клин марица", both(by("maritsa"), named(/клин/)), not(by("maritsa"))],
  ["attribute", "сини шорти", both(having("pa_cvyat", "sin"), named(/шорти/))],
  ["attribute", "черни маратонки", both(having("pa_cvyat", "cheren"), shoes)],
  [
    "attribute",
    "протеин с вкус на банан",
    both(having("pa_vkus", "banan"), either(within("proteini"), named(/протеин/))),
  ],
  ["attribute", "маратонки 45", both(having("pa_razmer", "45"), shoes), not(having("pa_razmer", "45"))],
  ["attribute", "суичър XL", both(having("pa_razmer", "xl"), named(/суичър/))],
  ["attribute", "розова тениска", both(having("pa_cvyat", "rozov"), tshirts), not(clothes)],
  ["numbers", "дъмбел 10 kg", both(having("pa_teglo", "10-kg"), dumbbells)],
  ["numbers", "90капсули", having("pa_razfasovka", "90-kapsuli"), not(within("vitamini"))],
  ["numbers", "протеин 0.9 кг", both(having("pa_razfasovka", "900-g"), within("proteini"))],
  ["numbers", "диск 20кг", both(having("pa_teglo", "20-kg"), within("diskove"))],
  ["numbers", "шейкър 700 мл", named(/шейкър.*700/)],
  ["prefix", "маг", named(/магнези/)],
  ["prefix", "аминок", either(named(/аминокиселин/), within("aminokiselini"))],
  ["prefix", "боксови ръ", named(/боксови ръкавици/)],
  [
    "category",
    "мъжки тениски",
    either(both(tshirts, within("mazhko-obleklo")), within("mazhki-teniski")),
    within("damsko-obleklo"),
  ],
  ["category", "боксова екипировка", within("boks")],
  ["category", "ядкови масла", named(/масло|тахан/)],
  ["joined", "бетааланин", named(/бета-аланин/)],
  ["joined", "омега-3 риба", both(omega, named(/риба/))],
  ["joined", "предтренировъчна", named(/предтренировъчна/)],
  ...KINDS.map(([query, rule]): Judged => ["kind", query, rule, not(rule)]),
  ...OTHERWISE.map(([query, rule]): Judged => ["otherwise", query, rule]),
  ...LACKING.map((query): Judged => ["lacking", query, nothing]),
  ["nonsense", "wxzqkj", nothing],
  ["nonsense", "автомобилни части", nothing],
  ["nonsense", "12345678901", nothing],
  ["nonsense", "пералня", nothing],
  [
    "description",
    "тритан",
    both(
      ({ description, shortDescription }) => /тритан/i.test(description + shortDescription),
      () => true,
    ),
  ],
];

const shown = catalog.products.filter(({ published, visibility }) => published && visibility === "VISIBLE");
const slugsOf = (rule: Rule) => shown.filter(rule).map(({ id }) => DEMO_SLUGS.get(id)!);

export const OWN_QUERIES: JudgedQuery[] = JUDGED.map(([kind, query, relevant, forbidden = nothing]) => ({
  kind,
  query,
  relevant: slugsOf(relevant),
  top: slugsOf(relevant),
  forbidden: slugsOf(forbidden),
  note: "",
}));
