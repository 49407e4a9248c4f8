const DAY_MS = 86_400_000;

/** Whether a file is used up or out of date. Its last day counts whole, whatever the hour that the backend names. */
export function isDownloadGone(
  { downloadsRemaining, accessExpires }: { downloadsRemaining: number | null; accessExpires: string | null },
  now: Date,
): boolean {
  if (downloadsRemaining === 0) return true;
  const end = Date.parse((accessExpires ?? "").replace(" ", "T"));
  return !Number.isNaN(end) && end + DAY_MS <= now.getTime();
}
