const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/gu;

/** The submitted form; an unreadable body is an empty form. Never throws. */
export async function readForm(request: Pick<Request, "formData">): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** One field as a single line: no control characters, single spaces, trimmed; "" for a file or nothing. */
export function readLine(form: FormData, name: string): string {
  return cleanLine(form.get(name));
}

/** One field with its line breaks, as "\n". */
export function readText(form: FormData, name: string): string {
  const text = textOf(form.get(name)).replace(/\r\n?/g, "\n");
  return text
    .split("\n")
    .map((line) => line.replace(CONTROL, "").trimEnd())
    .join("\n")
    .trim();
}

/** A password exactly as typed. */
export function readSecret(form: FormData, name: string): string {
  return textOf(form.get(name));
}

/** Normalizes typed text into one line. */
export function cleanLine(value: FormDataEntryValue | null | undefined): string {
  return textOf(value).replace(/\s+/g, " ").replace(CONTROL, "").replace(/ {2,}/g, " ").trim();
}

function textOf(value: FormDataEntryValue | null | undefined): string {
  return typeof value === "string" ? value.toWellFormed() : "";
}

/**
 * Whether the browser submitted the form itself and needs a page in reply. The router's own requests accept any type;
 * browsers list HTML, on plain http too, where they send no Sec-Fetch headers.
 */
export function wantsPage(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("text/html");
}
