import { language } from "#locale";
import type { Office } from "./office";

/** A point in degrees. */
export type Location = [latitude: number, longitude: number];

interface OfficeOrder {
  /** Ids of the offices used last, the newest first. They are offered first. */
  recent: readonly string[];
  /** The shopper's location; null: unknown, and offices are sorted by name. */
  from: Location | null;
}

/** The offices with every typed word at the start of a word of their name, address or number, sorted as offered. */
export function findOffices(offices: readonly Office[], typed: string, order: OfficeOrder): Office[] {
  const words = fold(typed).split(" ").filter(Boolean);
  return offices.filter((office) => hasWords(office, words)).toSorted((a, b) => compare(a, b, order));
}

function hasWords({ id, name, address }: Office, words: string[]): boolean {
  const text = ` ${fold(`${name} ${address} ${id}`)}`;
  return words.every((word) => text.includes(` ${word}`));
}

/** In lower case, without quotes and punctuation. */
function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function compare(a: Office, b: Office, { recent, from }: OfficeOrder): number {
  const [placeOfA, placeOfB] = [rankOf(a, recent), rankOf(b, recent)];
  if (placeOfA !== placeOfB) return placeOfA - placeOfB;
  const byDistance = from ? findDistance(from, a) - findDistance(from, b) : 0;
  return byDistance || a.name.localeCompare(b.name, language, { numeric: true });
}

function rankOf({ id }: Office, recent: readonly string[]): number {
  const index = recent.indexOf(id);
  return index < 0 ? recent.length : index;
}

const KM_PER_DEGREE = 111.2;
/** Used for an office without a known location: more than any distance within a settlement. */
const FAR_KM = 1000;

/** Kilometers as the crow flies, exact enough within a country. */
export function findDistance(from: Location, { location }: Pick<Office, "location">): number {
  if (!location) return FAR_KM;
  const [latitude, longitude] = location;
  const east = (longitude - from[1]) * Math.cos((from[0] * Math.PI) / 180);
  return Math.hypot(latitude - from[0], east) * KM_PER_DEGREE;
}
