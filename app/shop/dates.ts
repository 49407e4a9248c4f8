const SOFIA = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Sofia",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});

/** A moment (ISO 8601) as the day it falls on in Sofia, "21.11.2026" (specification §9); "" when it can't be read. */
export function formatDate(iso: string | null | undefined): string {
  const moment = new Date(iso ?? "");
  return Number.isNaN(moment.getTime()) ? "" : SOFIA.format(moment).replaceAll("/", ".");
}
