import { useEffect, useRef, useState, type ComponentType } from "react";
import { href, useLocation } from "react-router";
import type { ConsentBarProps } from "./consent-bar";
import { onConsentReopened, useConsentMissing } from "../../browser/consent-store";
import { useReport } from "../../browser/tracking";
import { useShop } from "../use-shop";
import { watchConsent } from "../../browser/watch-consent";
import * as paths from "#paths";

/** Loads consent bar and tracker; neither without a tracking id. */
export function LazyConsentBar() {
  const { site } = useShop();
  return site.trackingId ? <ConsentWatch id={site.trackingId} currency={site.currency} /> : null;
}

function ConsentWatch({ id, currency }: { id: string; currency: string }) {
  const { pathname, search } = useLocation();
  const isMissing = useConsentMissing();
  const [isReopened, setReopened] = useState(false);
  const [Bar, setBar] = useState<ComponentType<ConsentBarProps> | null>(null);
  const opener = useRef<Element | null>(null);
  // The consent page shows the options itself.
  const isShown = pathname !== href(paths.consent) && (isMissing || isReopened);

  useEffect(() => watchConsent(id, currency), [id, currency]);
  useReport({ type: "page" }, `${pathname}${search}`);
  useEffect(
    () =>
      onConsentReopened(() => {
        opener.current = document.activeElement;
        setReopened(location.pathname !== href(paths.consent));
      }),
    [],
  );
  useEffect(() => {
    if (!isShown) return;
    // Offline: there is no consent bar, and nothing is tracked.
    import("./consent-bar").then(
      ({ ConsentBar }) => setBar(() => ConsentBar),
      () => undefined,
    );
  }, [isShown]);

  if (!Bar || !isShown) return null;
  const done = () => {
    setReopened(false);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return <Bar key={String(isReopened)} isReopened={isReopened} onDone={done} />;
}
