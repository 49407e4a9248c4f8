import { createContext, useContext } from "react";
import { useLocation } from "react-router";
import { ERRORS } from "../strings/errors";

/** Of the answer that this page came with; null once the browser goes on by itself. */
export const RequestId = createContext<string | null>(null);

/** What the server wrote, so that the browser draws the same. */
export function readRequestId(): string | null {
  return document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId ?? null;
}

/** The number that a shopper can tell the shop, and the log knows. */
export function RequestNumber() {
  const id = useContext(RequestId);
  const isFirstPage = useLocation().key === "default";
  // A page that the browser went on to by itself came with another request.
  if (!id || !isFirstPage) return null;
  return (
    <p className="mut request-id" data-request-id={id}>
      {ERRORS.number} <code>{id}</code>
    </p>
  );
}
