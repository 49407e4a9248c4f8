import { useState, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { iconButton } from "../../../components/ui/icon";
import { ALL_FILTERS, withAllFilters } from "../../../domain/catalog/listing-query";
import { FILTERS } from "../../../strings/catalog/filters";

interface FilterGroupProps {
  label: string;
  /** How its options stand; a column where nothing is said. */
  className?: string;
  children: ReactNode;
}

/** One question of the panel, which a shopper can fold away. */
export function FilterGroup({ label, className = "", children }: FilterGroupProps) {
  return (
    <details open>
      <summary className={iconButton({ name: "down", size: 20 })}>{label}</summary>
      <div className={`in ${className}`} role="group" aria-label={label}>
        {children}
      </div>
    </details>
  );
}

interface MoreProps {
  count: number;
  /** Whether something chosen lies in it. */
  isNeeded: boolean;
  children: ReactNode;
}

/** The rest of a long list, drawn when it is asked for; without scripts by an address that shows every list whole. */
export function MoreOptions({ count, isNeeded, children }: MoreProps) {
  const { pathname, search } = useLocation();
  const [isWhole, setWhole] = useState(
    isNeeded || new URLSearchParams(search).get(ALL_FILTERS.name) === ALL_FILTERS.value,
  );
  if (count === 0) return null;
  if (isWhole) return children;
  // The link goes with its press: the focus moves to the first option that it brought.
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const group = event.currentTarget.closest("[role=group]");
    const before = group?.querySelectorAll("input").length ?? 0;
    flushSync(() => setWhole(true));
    group?.querySelectorAll("input")[before]?.focus();
  };
  return (
    <a className="lnk more" href={`${pathname}${withAllFilters(search)}#filters`} rel="nofollow" onClick={show}>
      {FILTERS.more(count)}
    </a>
  );
}
