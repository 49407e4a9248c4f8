import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Calls back once with each answer of a fetcher or a loader, after it was drawn; not with `known`, as it was at the
 * first drawing.
 */
export function useReply<T>(reply: T | null | undefined, onReply: (reply: T) => void, known?: T | null): void {
  const heard = useRef(known);
  const tell = useEffectEvent(onReply);
  // On purpose without dependencies: the router shows an answer early to a drawing that React drops, and React would
  // take that one's dependencies for seen (docs/decisions/0033). The drawing that counts comes after it.
  useEffect(() => {
    if (!reply || reply === heard.current) return;
    heard.current = reply;
    tell(reply);
  });
}
