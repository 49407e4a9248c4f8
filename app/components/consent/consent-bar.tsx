import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { href, Link, useFetcher } from "react-router";
import { type ConsentReply } from "../../domain/consent/consent";
import { CONSENT } from "#strings/consent";
import { Alert } from "../ui/alert";
import { ConsentChoices } from "./consent-choices";
import { readConsent } from "../../browser/consent-store";
import { setBottomInset } from "../../browser/bottom-inset";
import { useReply } from "../../browser/use-reply";
import { useShop } from "../use-shop";
import * as paths from "#paths";

export interface ConsentBarProps {
  /** Reopened by the footer's link: shows all options, and Esc closes it unchanged. */
  isReopened: boolean;
  onDone: () => void;
}

/** Asks for consent in a fixed bar at the lower edge: no layout shift, nothing is blocked. */
export function ConsentBar({ isReopened, onDone }: ConsentBarProps) {
  const { site } = useShop();
  const fetcher = useFetcher<ConsentReply>();
  const [isOpen, setOpen] = useState(isReopened);
  const bar = useRef<HTMLElement>(null);
  const isSending = fetcher.state !== "idle";

  useReply(fetcher.data, (reply) => {
    if (reply.isSaved) onDone();
  });
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setBottomInset(element.offsetHeight));
    observer.observe(element);
    return () => {
      observer.disconnect();
      setBottomInset(0);
    };
  }, []);
  useEffect(() => {
    if (isOpen) bar.current?.focus();
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isReopened) onDone();
  };
  return (
    // Esc is only for shoppers who opened the bar by the footer's link; the buttons work without it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={bar} className="consent" aria-label={CONSENT.label} tabIndex={-1} onKeyDown={onKeyDown}>
      <fetcher.Form className="container" method="post" action={href(paths.consent)} defaultShouldRevalidate={false}>
        {fetcher.data?.isSaved === false && !isSending && <Alert type="error">{CONSENT.failed}</Alert>}
        <p>
          {CONSENT.text} {site.cookiesPath && <Link to={site.cookiesPath}>{CONSENT.more}</Link>}
        </p>
        {isOpen ? (
          <ConsentChoices consent={readConsent()} />
        ) : (
          <div className="consent-actions">
            <button type="submit" className="button small ghost" name="choice" value="all">
              {CONSENT.accept}
            </button>
            <button type="submit" className="button small ghost" name="choice" value="none">
              {CONSENT.refuse}
            </button>
            <button type="button" className="button small ghost" aria-expanded={false} onClick={() => setOpen(true)}>
              {CONSENT.settings}
            </button>
          </div>
        )}
      </fetcher.Form>
    </section>
  );
}
