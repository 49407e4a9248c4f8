const HOUR_MS = 3_600_000;
// Created once: that takes longer than formatting a thousand dates.
const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Sofia", dateStyle: "short", timeStyle: "medium" });

/** "2026-11-21T02:51:34+02:00"; `time`: milliseconds since 1970. */
export function formatSofiaTime(time: number): string {
  const local = clock.format(time).replace(" ", "T");
  const hours = Math.round((Date.parse(`${local}Z`) - time) / HOUR_MS);
  return `${local}+0${hours}:00`;
}
