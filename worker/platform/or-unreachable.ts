import { fail, type Result } from "../../app/domain/values/result";

/** The result of the work; if it throws, "unreachable", logged as `event`. */
export async function orUnreachable<T>(event: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    console.error(JSON.stringify({ event, message: String(error).slice(0, 200) }));
    return fail({ kind: "unreachable" });
  }
}
