import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { ERRORS } from "../../strings/errors/errors";

interface AnsweredRequest {
  id: string;
  /** History entry that the response was rendered for. */
  locationKey: string;
}

/** Request id of the response that rendered this page; null when there is none. */
export const RequestId = createContext<AnsweredRequest | null>(null);

/** Reads what the server wrote, so that hydration renders the same. */
export function readRequestId(): AnsweredRequest | null {
  const id = document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId;
  // The router takes its first key from the history, where its inline script has put one.
  return id ? { id, locationKey: (history.state as { key?: string } | null)?.key ?? "default" } : null;
}

/** The request id to quote to the shop, which can find it in the log. */
export function RequestNumber() {
  const request = useContext(RequestId);
  const { key } = useLocation();
  // After client-side navigation the page came with another request.
  if (!request || request.locationKey !== key) return null;
  return (
    <p className="muted request-id" data-request-id={request.id}>
      {ERRORS.number} <code>{request.id}</code>
    </p>
  );
}
