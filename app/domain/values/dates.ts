import { onFirstUse } from "./on-first-use";

export const ZONE_OF_SHOP = { timeZone: "Europe/Sofia" } as const;
const day = onFirstUse(
  () => new Intl.DateTimeFormat("en-GB", { ...ZONE_OF_SHOP, day: "2-digit", month: "2-digit", year: "numeric" }),
);
const offset = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { ...ZONE_OF_SHOP, timeZoneName: "longOffset" }));

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/;
/** The offset at the end of an ISO 8601 time. */
export const OFFSET = /(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Formats a moment (ISO 8601) as its date in Sofia, "21.11.2026"; "" when invalid. Without an offset, as in reviews,
 * it is in the shop's time zone.
 */
export function formatDate(iso: string | null | undefined): string {
  const [, year, month, date] = DAY.exec(iso ?? "") ?? [];
  const moment = new Date((iso ?? "").replace(" ", "T"));
  if (!year || Number.isNaN(moment.getTime())) return "";
  return OFFSET.test(iso ?? "") ? day().format(moment).replaceAll("/", ".") : `${date}.${month}.${year}`;
}

/** Adds the shop's offset to an ISO 8601 time without one; "" when invalid. */
export function withZone(iso: string): string {
  if (formatDate(iso) === "") return "";
  const moment = iso.replace(" ", "T");
  if (OFFSET.test(moment) || !moment.includes("T")) return moment;
  // Correct except in the hour of a clock change.
  const parts = offset().formatToParts(new Date(`${moment}+02:00`));
  return moment + (parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "");
}
