import { BackendFault } from "./errors";
import { fail, succeed, type Result } from "../../app/domain/values/result";

/** A text of the backend; "" for null, and for a value of another type than its schema says. */
export function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** A finite number of the backend, null for anything else. */
export function number(value: unknown): number | null {
  return typeof value === "number" && Number.isFinite(value) ? value : null;
}

/** A text that a thing can't be without, such as its slug; without it the answer is a fault. */
export function needText(value: unknown): string {
  if (!text(value)) throw new BackendFault({ kind: "bad-answer" });
  return text(value);
}

/** Maps an answer whose shape isn't what the schema promised into a fault, instead of an accident somewhere later. */
export function readAnswer<T>(map: () => T): T {
  try {
    return map();
  } catch (error) {
    if (error instanceof BackendFault) throw error;
    throw new BackendFault({ kind: "bad-answer" }, 200, String(error).slice(0, 200));
  }
}

/** The same as a result, for what may fail without spoiling a page. */
export function readResult<T>(map: () => T): Result<T> {
  try {
    return succeed(readAnswer(map));
  } catch {
    return fail({ kind: "bad-answer" });
  }
}
