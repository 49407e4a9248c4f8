const MESSAGE_LENGTH = 500;

/** Writes one line of the log as JSON. With an `error`, the line has a `message`, and by default the level "error". */
export function log(
  event: string,
  { error, ...fields }: Record<string, unknown> = {},
  level: "log" | "error" = error === undefined ? "log" : "error",
): void {
  const message = error === undefined ? {} : { message: String(error).slice(0, MESSAGE_LENGTH) };
  console[level](JSON.stringify({ event, ...fields, ...message }));
}
