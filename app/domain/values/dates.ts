import { timeZone } from "#country/rules";
import { writeDate } from "#locale";
import { onFirstUse } from "./on-first-use";

const day = onFirstUse(
  () => new Intl.DateTimeFormat("en-GB", { timeZone, day: "2-digit", month: "2-digit", year: "numeric" }),
);
const offset = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { timeZone, timeZoneName: "longOffset" }));

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/;
/** The offset at the end of an ISO 8601 time. */
export const OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

/**
 * The day, month and year of a moment (ISO 8601) in the shop's time zone, "21", "11", "2026"; null when invalid.
 * A moment without an offset, as in reviews, is already in that zone.
 */
export function readDate(iso: string): [day: string, month: string, year: string] | null {
  const [, year, month, date] = DAY.exec(iso) ?? [];
  const moment = new Date(iso.replace(" ", "T"));
  if (!year || !month || !date || Number.isNaN(moment.getTime())) return null;
  if (!OFFSET.test(iso)) return [date, month, year];
  const [ofShop = "", monthOfShop = "", yearOfShop = ""] = day().format(moment).split("/");
  return [ofShop, monthOfShop, yearOfShop];
}

/** Formats a moment (ISO 8601) as its date in the shop's time zone, "21.11.2026"; "" when invalid. */
export function formatDate(iso: string | null | undefined): string {
  const read = readDate(iso ?? "");
  return read ? writeDate(...read) : "";
}

/** Adds the shop's offset to an ISO 8601 time without one; "" when invalid. */
export function withZone(iso: string): string {
  if (!readDate(iso)) return "";
  const moment = iso.replace(" ", "T");
  if (OFFSET.test(moment) || !moment.includes("T")) return moment;
  // Correct except in the hour of a clock change.
  const parts = offset().formatToParts(new Date(`${moment}+02:00`));
  return moment + (parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "");
}
