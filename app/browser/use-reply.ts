import { useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * Calls back once with each reply of a fetcher or a loader, rendered but not painted yet; `known`, the initial reply, is
 * skipped.
 */
export function useReply<T>(reply: T | null | undefined, onReply: (reply: T) => void, known?: T | null): void {
  const handled = useRef(known);
  const handleReply = useEffectEvent(onReply);
  // No dependencies on purpose: the router may show a reply to a render that React discards, and React would then treat
  // the dependencies as unchanged (docs/decisions/0033).
  useLayoutEffect(() => {
    if (!reply || reply === handled.current) return;
    handled.current = reply;
    handleReply(reply);
  });
}
