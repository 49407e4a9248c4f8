import { useEffect, useRef, type RefObject } from "react";
import { useFetcher } from "react-router";

const PAUSE_MS = 500;

/** Tells the session what is typed at every pause, so that a reload or a lost page costs nothing. */
export function useKeptForm(ref: RefObject<HTMLFormElement | null>) {
  const fetcher = useFetcher();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    keep() {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (!ref.current) return;
        const form = new FormData(ref.current);
        form.set("intent", "keep");
        form.delete("password");
        void fetcher.submit(form, { method: "post", action: "/checkout", defaultShouldRevalidate: false });
      }, PAUSE_MS);
    },
    stop() {
      clearTimeout(timer.current);
    },
  };
}
