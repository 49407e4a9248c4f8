import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls back once with each reply of a fetcher or a loader, rendered but not painted yet; `known`, the initial reply, is
 * skipped.
 */
export function useReply<T>(reply: T | null | undefined, onReply: (reply: T) => void, known?: T | null): void {
  const handled = useRef(known);
  const handleReply = useEffectEvent(onReply);
  // Deliberately without dependencies: the router shows a reply early to a render that React may discard, and React
  // would take that render's dependencies as seen (docs/decisions/0033).
  useLayoutEffect(() => {
    if (!reply || reply === handled.current) return;
    handled.current = reply;
    handleReply(reply);
  });
}
