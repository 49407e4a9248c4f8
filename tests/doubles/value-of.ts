import type { Result } from "../../app/domain/values/result";

/** The value of a result that a test expects to have one. */
export async function valueOf<T>(pending: Promise<Result<T>>): Promise<T> {
  const result = await pending;
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}
