import { isRouteErrorResponse } from "react-router";

/**
 * Runs a server action. When the connection or the shop fails, replies from the browser, so that the typed values stay;
 * redirects and refused requests are thrown on.
 */
export async function orOffline<T>(serverAction: () => Promise<T>, offline: () => T | Promise<T>): Promise<T> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)) throw error;
    return offline();
  }
}
