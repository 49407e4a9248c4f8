import type { DownloadableItem } from "./order";

const DAY_MS = 86_400_000;

/** Whether a file can't be had any more. Its last day counts whole, whatever the hour that the backend names. */
export function isDownloadGone(
  { url, downloadsRemaining, accessExpires }: Pick<DownloadableItem, "url" | "downloadsRemaining" | "accessExpires">,
  now: Date,
): boolean {
  if (!url || downloadsRemaining === 0) return true;
  const end = Date.parse((accessExpires ?? "").replace(" ", "T"));
  return !Number.isNaN(end) && end + DAY_MS <= now.getTime();
}
