type Notify = (notification: { type: "error"; title: string; message: string }) => void;

/** Whether the browser stores cookies; if not, notifies the shopper, whose action needed one. */
export async function checkCookies(notify: Notify): Promise<boolean> {
  // Without a connection the messages can't be loaded, but then the action itself has already failed.
  const loaded = await import("./refused-cookies").catch(() => null);
  const refusal = loaded?.findCookieRefusal();
  if (refusal) notify({ type: "error", ...refusal });
  return !refusal;
}
