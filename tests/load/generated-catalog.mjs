// Products of a shop of any size, for measuring: the same number always gives the same product.

/** Different words of names at 100 000 products; fewer in smaller shops, as a vocabulary grows (Heaps' law). */
const WORDS = 20_000;
const LARGEST = 100_000;
const GROWTH = 0.45;
const NAME_WORDS = [4, 7];
const TEXT_WORDS = 40;
const CONSONANTS = [..."бвгджзклмнпрстфхцчш"];
const VOWELS = [..."аеиоуъ"];
const ENDINGS = ["", "а", "и", "ов", "ен", "ски", "ин", "ка"];
const ATTRIBUTES = [
  ["pa_cvyat", 20, 2],
  ["pa_razmer", 12, 4],
  ["pa_vkus", 25, 1],
  ["pa_razfasovka", 60, 1],
  ["pa_materiya", 15, 1],
];

/** The index's vocabulary, given before its products. */
export function generateVocabulary(size) {
  const terms = [];
  const add = (taxonomy, count, parentOf = () => null) => {
    for (let number = 0; number < count; number++)
      terms.push({
        taxonomy,
        slug: `${taxonomy}-${number}`,
        name: wordOf(number * 37 + taxonomy.length),
        parent: parentOf(number),
      });
  };
  const { categories, brands } = countTerms(size);
  // A tenth are departments, the others stand in one.
  const departments = Math.ceil(categories / 10);
  add("product_cat", categories, (number) => (number < departments ? null : `product_cat-${number % departments}`));
  add("product_brand", brands);
  add("product_tag", 30);
  for (const [taxonomy, count] of ATTRIBUTES) add(taxonomy, count);
  return { terms, labels: { pa_cvyat: "Цвят", pa_razmer: "Размер" }, brandTaxonomies: [] };
}

/** One product after the other, by rising id. */
export function* generateProducts(size) {
  const words = Math.round(WORDS * (size / LARGEST) ** GROWTH);
  const { categories, brands } = countTerms(size);
  for (let number = 0; number < size; number++) {
    const random = startRandom(number);
    const below = (limit) => Math.floor(random() * limit);
    // Few words are common, most are rare.
    const word = () => wordOf(Math.floor(words ** random()) - 1 + below(Math.max(1, words / 40)));
    const name = Array.from({ length: NAME_WORDS[0] + below(NAME_WORDS[1] - NAME_WORDS[0] + 1) }, word);
    // A word in half of all names.
    if (number % 2 === 0) name.splice(1, 0, "протеин");
    // After two words that say what it is, its own name.
    name[2] = name[2].replace(/^./u, (letter) => letter.toUpperCase());
    const price = 100 + below(30_000);
    const sale = random() < 0.15;
    const attributes = ATTRIBUTES.map(([taxonomy, count, most]) => [
      taxonomy,
      [...new Set(Array.from({ length: 1 + below(most) }, () => `${taxonomy}-${below(count)}`))],
    ]);
    yield {
      id: 100 + number * 3,
      name: `${name.join(" ")}, ${100 * (1 + below(20))} г`,
      terms: {
        product_cat: [`product_cat-${Math.floor(categories * random() ** 2)}`],
        product_brand: [`product_brand-${Math.floor(brands * random() ** 2)}`],
        product_tag: random() < 0.4 ? [`product_tag-${below(30)}`] : [],
        ...Object.fromEntries(attributes.filter(() => random() < 0.8)),
      },
      price: { lowest: price, highest: price + (random() < 0.3 ? below(5_000) : 0) },
      onSale: sale,
      discount: sale ? random() * 60 : 0,
      rating: random() < 0.3 ? 0 : Math.round((2 + 3 * random()) * 100) / 100,
      date: 1_577_836_800_000 + below(200_000_000) * 1000,
      totalSales: Math.floor(random() ** 4 * 5_000),
      isInStock: random() < 0.9,
      visibility: "visible",
      skus: Array.from({ length: random() < 0.3 ? 5 : 1 }, (_, variation) => `SKU-${number}-${variation}`),
      text: Array.from({ length: TEXT_WORDS }, word).join(" "),
    };
  }
}

/** The word of a rank, from 0 for the commonest. */
export function wordOf(rank) {
  const random = startRandom(rank * 7919 + 13);
  const pick = (letters) => letters[Math.floor(random() * letters.length)];
  const syllables = 2 + Math.floor(random() * 2);
  return (
    Array.from({ length: syllables }, () => pick(CONSONANTS) + pick(VOWELS)).join("") + pick(CONSONANTS) + pick(ENDINGS)
  );
}

function countTerms(size) {
  return { categories: Math.round(20 + size / 400), brands: Math.round(20 + size / 250) };
}

/** mulberry32. */
function startRandom(seed) {
  let state = (seed + 1) * 0x9e3779b9;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
