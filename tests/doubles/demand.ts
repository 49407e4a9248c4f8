import type { Result } from "../../app/domain/values/result";

/** The value of a result that must be one; a failure is thrown by its kind. */
export function demand<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.failure));
  return result.value;
}
