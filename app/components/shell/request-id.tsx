import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { ERRORS } from "../../strings/errors/errors";

interface AnsweredRequest {
  id: string;
  /** Of the history's step that it was the answer to. */
  locationKey: string;
}

/** Of the answer that this page came with; null where the browser found none written. */
export const RequestId = createContext<AnsweredRequest | null>(null);

/** What the server wrote, so that the browser draws the same. */
export function readRequestId(): AnsweredRequest | null {
  const id = document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId;
  // The router takes its first key from the history, where its inline script has put one.
  return id ? { id, locationKey: (history.state as { key?: string } | null)?.key ?? "default" } : null;
}

/** The number that a shopper can tell the shop, and the log knows. */
export function RequestNumber() {
  const request = useContext(RequestId);
  const { key } = useLocation();
  // A page that the browser went on to by itself came with another request.
  if (!request || request.locationKey !== key) return null;
  return (
    <p className="mut request-id" data-request-id={request.id}>
      {ERRORS.number} <code>{request.id}</code>
    </p>
  );
}
