import { timeZone } from "#country/rules";
import { OFFSET } from "../values/dates";
import { onFirstUse } from "../values/on-first-use";

const CLOCK = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
const clock = onFirstUse(() => new Intl.DateTimeFormat("en-GB", { timeZone, ...CLOCK }));

/** Formats a moment (ISO 8601 with offset) as the time in the shop's time zone, "14:05:33"; "" when invalid. */
export function formatTime(iso: string): string {
  const moment = new Date(iso);
  return OFFSET.test(iso) && !Number.isNaN(moment.getTime()) ? clock().format(moment) : "";
}
