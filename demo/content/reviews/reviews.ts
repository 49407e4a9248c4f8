import { isVirtual } from "../../catalog/is-virtual.ts";
import type { DemoProduct } from "../../catalog/types.ts";
import { formatSofiaTime } from "../../database/sofia-time.ts";
import names from "./reviewer-names.json" with { type: "json" };
import { findReviewKind } from "./review-kind.ts";
import { deliveryTexts, generalTexts, reviewTexts } from "./review-texts.ts";
import type { DemoReview } from "../types.ts";
import type { ReviewKind, ReviewTexts } from "./review-kinds.ts";

/** A product counts hundreds of reviews; this many can be read. */
export const REVIEWS_SHOWN_MAX = 12;

const REVIEWS_PER_PRODUCT_MAX = 100;

const LAST_REVIEW = Date.parse("2026-11-15T00:00:00Z");

const DAY_MS = 86_400_000;

const HOUR_MS = 3_600_000;

/** In UTC: nobody reviews in the middle of a night in Sofia. */
const WAKING_FROM_HOUR = 5;

const WAKING_HOURS = 15;

const SECOND_SENTENCE_SHARE = 0.55;

const VERIFIED_SHARE = 0.8;

/** Stars moved from one review to another, so that not all ratings are equal. */
const SPREAD_MOVES_MAX = 3;

const forWomen = /дамск|за жени|сутиен|пола-/i;

const forMen = /мъжк|за мъже/i;

type Draw = () => number;

interface ProductTexts {
  kind: ReviewKind;
  general: ReviewTexts[];
}

/** Newest first. Deterministic by product, and no sentence repeats. */
export function writeReviews(product: DemoProduct): DemoReview[] {
  const count = Math.min(product.reviewCount, REVIEWS_SHOWN_MAX);
  if (count === 0 || product.averageRating === 0) return [];
  const draw = seedDraw(product.id);
  const ratings = spreadRatings(product.averageRating, count, draw);
  const dates = drawDates(product.date, count, draw);
  const authors = drawAuthors(product.name, count, draw);
  const nextText = openSentences(listTexts(product), ratings, draw);
  return ratings.map((rating, index) => {
    const { name, isWoman } = authors[index] ?? { name: "Анонимен", isWoman: false };
    return {
      id: product.id * REVIEWS_PER_PRODUCT_MAX + index,
      productId: product.id,
      rating,
      author: name,
      date: dates[index] ?? product.date,
      content: agree(nextText(rating), isWoman),
      isVerified: draw() < VERIFIED_SHARE,
    };
  });
}

/** Whole stars whose mean is as near to the product's rating as their number allows. */
function spreadRatings(average: number, count: number, draw: Draw): number[] {
  const sum = Math.round(average * count);
  const low = Math.floor(sum / count);
  const ratings = Array.from({ length: count }, (_, index) => low + (index < sum - low * count ? 1 : 0));
  const moves = Math.min(Math.floor(draw() * (SPREAD_MOVES_MAX + 1)), Math.floor(count / 4));
  for (let move = 0; move < moves; move += 1) {
    const giver = ratings.findIndex((rating) => rating > 2 && rating < 5);
    const taker = ratings.findLastIndex((rating, index) => rating < 5 && index !== giver);
    if (giver === -1 || taker === -1) break;
    ratings[giver] = (ratings[giver] ?? 0) - 1;
    ratings[taker] = (ratings[taker] ?? 0) + 1;
  }
  return shuffle(ratings, draw);
}

function drawDates(since: string, count: number, draw: Draw): string[] {
  const first = Date.parse(since) + 7 * DAY_MS;
  const span = Math.max(LAST_REVIEW - first, count * DAY_MS);
  const times = Array.from({ length: count }, (_, index) => {
    const day = Math.floor((first + ((index + draw()) / count) * span) / DAY_MS) * DAY_MS;
    return day + (WAKING_FROM_HOUR + draw() * WAKING_HOURS) * HOUR_MS;
  });
  return times.toSorted((a, b) => b - a).map(formatSofiaTime);
}

function drawAuthors(productName: string, count: number, draw: Draw): { name: string; isWoman: boolean }[] {
  const everybody = [
    ...names.men.map((first) => ({ first, isWoman: false })),
    ...names.women.map((first) => ({ first, isWoman: true })),
  ];
  const people = everybody.filter(({ isWoman }) => !(isWoman ? forMen : forWomen).test(productName));
  return shuffle(people, draw)
    .slice(0, count)
    .map(({ first, isWoman }) => {
      const family = agree(names.families[Math.floor(draw() * names.families.length)] ?? "", isWoman);
      const style = draw();
      const name = style < 0.3 ? first : style < 0.6 ? `${first} ${family.slice(0, 1)}.` : `${first} ${family}`;
      return { name, isWoman };
    });
}

function listTexts(product: DemoProduct): ProductTexts {
  const kind = findReviewKind(product);
  const isSent = !isVirtual(product) && kind !== "service";
  return { kind, general: isSent ? [generalTexts, deliveryTexts] : [generalTexts] };
}

/** A function that gives the text for a rating and never uses a sentence again. */
function openSentences(texts: ProductTexts, ratings: number[], draw: Draw): (rating: number) => string {
  const decks = {
    best: openDeck(texts, "best", ratings, draw),
    good: openDeck(texts, "good", ratings, draw),
    mixed: openDeck(texts, "mixed", ratings, draw),
    bad: openDeck(texts, "bad", ratings, draw),
  };
  return (rating) => {
    const tone = findTone(rating);
    const lead = decks[tone].leads.pop();
    if (!lead) throw new Error(`too few sentences: ${texts.kind}, ${tone}`);
    const second = draw() < SECOND_SENTENCE_SHARE ? decks[tone].seconds.pop() : undefined;
    return second ? `${lead} ${second}` : lead;
  };
}

/** Where the kind has too few sentences of its own, general ones begin a review instead of ending one. */
function openDeck({ kind, general }: ProductTexts, tone: keyof ReviewTexts, ratings: number[], draw: Draw) {
  const needed = ratings.filter((rating) => findTone(rating) === tone).length;
  const own = shuffle(reviewTexts[kind][tone], draw);
  const others = shuffle(
    general.flatMap((texts) => texts[tone]),
    draw,
  );
  const borrowed = Math.max(0, needed - own.length);
  return { leads: [...own, ...others.slice(0, borrowed)], seconds: others.slice(borrowed) };
}

function findTone(rating: number): keyof ReviewTexts {
  if (rating >= 5) return "best";
  if (rating === 4) return "good";
  return rating === 3 ? "mixed" : "bad";
}

/** "[доволен|доволна]" -> what the author would say. */
function agree(text: string, isWoman: boolean): string {
  return text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, (_, man: string, woman: string) => (isWoman ? woman : man));
}

function shuffle<Item>(items: readonly Item[], draw: Draw): Item[] {
  return items
    .map((item) => ({ item, place: draw() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

/** Mulberry32: small, and the same in every engine. */
function seedDraw(seed: number): Draw {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
