import { fail, type Result } from "../../app/domain/values/result";
import { log } from "../../app/services/log";

/** The result of the work; if it throws, "unreachable", logged as `event`. */
export async function orUnreachable<T>(event: string, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    log(event, { error });
    return fail({ kind: "unreachable" });
  }
}
