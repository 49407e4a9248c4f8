import { useEffect, useState, type ComponentType } from "react";

/** Loads recently viewed products after hydration. */
export function LazyRecentlySeen({ productId }: { productId: number }) {
  const [List, setList] = useState<ComponentType<{ productId: number }> | null>(null);
  useEffect(() => {
    // Optional: without a connection there is no list.
    const bring = () =>
      import("./recently-seen").then(
        ({ RecentlySeen }) => setList(() => RecentlySeen),
        () => undefined,
      );
    // Safari has no requestIdleCallback.
    const timer = setTimeout(() => void bring(), 0);
    return () => clearTimeout(timer);
  }, []);
  return List && <List productId={productId} />;
}
