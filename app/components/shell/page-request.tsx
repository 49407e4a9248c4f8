import { createContext, useContext, useState } from "react";
import { useLocation } from "react-router";
import { isHydrated } from "../../browser/hydrated";
import type { SheetName } from "../../styles/links";
import { ERRORS } from "#strings/errors/errors";

interface AnsweredRequest {
  id: string;
  /** Lets inline scripts run; browsers hide it from scripts. */
  nonce?: string;
  /** Texts of the style sheets, on the server. */
  sheets?: Record<SheetName | "app", string>;
}

/** The request that this page answers; null if the page doesn't name it. */
export const PageRequest = createContext<AnsweredRequest | null>(null);

/** Reads the request id that the server rendered, so that the browser renders the same. */
export function readPageRequest(): AnsweredRequest | null {
  const id = document.querySelector<HTMLElement>("[data-request-id]")?.dataset.requestId;
  return id ? { id } : null;
}

/** The request id that a shopper can name and the log contains. */
export function RequestNumber() {
  const request = useContext(PageRequest);
  const { key } = useLocation();
  const [first] = useState(key);
  // What is first rendered after hydration or after a navigation doesn't belong to this request.
  const [isAnswer] = useState(() => import.meta.env.SSR || !isHydrated());
  if (!request || !isAnswer || key !== first) return null;
  return (
    <p className="muted" data-request-id={request.id}>
      {ERRORS.number} <code>{request.id}</code>
    </p>
  );
}
