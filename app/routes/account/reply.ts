import { data } from "react-router";
import { wantsPage } from "../../domain/forms/wants-page";

/** As in the cart: a status is for pages, to scripts a refusal is an answer like any other. */
export function replyWith<T>(request: Request, reply: T, status: number) {
  return data(reply, { status: wantsPage(request) ? status : 200 });
}

/** A lost connection must not take the page away with everything that was typed. */
export async function orOffline<T>(serverAction: () => Promise<T>, offline: () => T | Promise<T>): Promise<T> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    return offline();
  }
}
