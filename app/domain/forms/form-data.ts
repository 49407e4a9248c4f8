const CONTROL = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\ufffd]/gu;

/** The posted form; a body that is no form counts as an empty one. */
export async function readForm(request: Pick<Request, "formData">): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    return new FormData();
  }
}

/** One field as one line of text: no control characters, single spaces, trimmed; a file or nothing gives "". */
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

/** A password exactly as it was typed. */
export function readSecret(form: FormData, name: string): string {
  return textOf(form.get(name));
}

/** Cleans what a person typed into one line. */
export function cleanLine(value: FormDataEntryValue | null | undefined): string {
  return textOf(value).replace(/\s+/g, " ").replace(CONTROL, "").replace(/ {2,}/g, " ").trim();
}

function textOf(value: FormDataEntryValue | null | undefined): string {
  return typeof value === "string" ? value.toWellFormed() : "";
}

/**
 * True for a form that a browser sent by itself and that must be answered with a page. The router's own requests accept
 * anything; browsers name HTML, on plain http too, where they send no Sec-Fetch headers.
 */
export function wantsPage(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("text/html");
}
