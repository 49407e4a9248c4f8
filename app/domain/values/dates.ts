const ZONE_OF_SHOP = { timeZone: "Europe/Sofia" } as const;
const day = onFirstUse(
  () => new Intl.DateTimeFormat("en-GB", { ...ZONE_OF_SHOP, day: "2-digit", month: "2-digit", year: "numeric" }),
);
const offset = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { ...ZONE_OF_SHOP, timeZoneName: "longOffset" }));
const CLOCK = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
const clock = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { ...ZONE_OF_SHOP, ...CLOCK }));

const DAY = /^(\d{4})-(\d{2})-(\d{2})(?=$|[T ])/;
const ZONE = /(Z|[+-]\d{2}:?\d{2})$/;

/**
 * A moment (ISO 8601) as the day it falls on in Sofia, "21.11.2026"; "" when it can't be read.
 * A moment without a zone, as reviews have it, is the shop's own time.
 */
export function formatDate(iso: string | null | undefined): string {
  const [, year, month, date] = DAY.exec(iso ?? "") ?? [];
  const moment = new Date((iso ?? "").replace(" ", "T"));
  if (!year || Number.isNaN(moment.getTime())) return "";
  return ZONE.test(iso ?? "") ? day().format(moment).replaceAll("/", ".") : `${date}.${month}.${year}`;
}

/** A moment with its zone, for machines: one without a zone is the shop's own time. "" when it can't be read. */
export function withZone(iso: string): string {
  if (formatDate(iso) === "") return "";
  const moment = iso.replace(" ", "T");
  if (ZONE.test(moment) || !moment.includes("T")) return moment;
  // Right but for the hour in which the clocks change.
  const parts = offset().formatToParts(new Date(`${moment}+02:00`));
  return moment + (parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") ?? "");
}

/** A moment (ISO 8601 with its zone) as the clock in Sofia shows it, "14:05:33"; "" when it can't be read. */
export function formatTime(iso: string): string {
  const moment = new Date(iso);
  return ZONE.test(iso) && !Number.isNaN(moment.getTime()) ? clock().format(moment) : "";
}

// Making a format takes a cheap phone 5 ms: none is made before its page is alive, or where a day is told without it.
function onFirstUse<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
