import { useEffect, useState, type ComponentType } from "react";

/** Brings the list of what was looked at once the page has come to rest: nobody's first look waits for it. */
export function LazyRecentlySeen({ productId }: { productId: number }) {
  const [List, setList] = useState<ComponentType<{ productId: number }> | null>(null);
  useEffect(() => {
    // Optional: without a connection there is no list.
    const bring = () =>
      import("./recently-seen").then(
        ({ RecentlySeen }) => setList(() => RecentlySeen),
        () => undefined,
      );
    // Safari has no idle callback.
    const timer = setTimeout(() => void bring(), 0);
    return () => clearTimeout(timer);
  }, []);
  return List && <List productId={productId} />;
}
