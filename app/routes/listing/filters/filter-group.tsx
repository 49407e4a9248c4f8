import { useState, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { iconButton } from "../../../components/ui/icon";
import { ALL_FILTERS, withAllFilters } from "../../../domain/catalog/listing-query";
import { FILTERS } from "#strings/catalog/filters";

interface FilterGroupProps {
  label: string;
  /** Layout of its options; a column by default. */
  className?: string;
  children: ReactNode;
}

/** One collapsible group of the filter panel. */
export function FilterGroup({ label, className = "", children }: FilterGroupProps) {
  return (
    <details open>
      <summary className={iconButton({ name: "down", size: 20 })}>{label}</summary>
      <div className={`body ${className}`} role="group" aria-label={label}>
        {children}
      </div>
    </details>
  );
}

interface MoreProps {
  count: number;
  /** Whether it contains a selected option. */
  isNeeded: boolean;
  children: ReactNode;
}

/** The rest of a long list, rendered on demand; without scripts by a URL that expands every list. */
export function MoreOptions({ count, isNeeded, children }: MoreProps) {
  const { pathname, search } = useLocation();
  const [isWhole, setWhole] = useState(new URLSearchParams(search).get(ALL_FILTERS.name) === ALL_FILTERS.value);
  // Once expanded, the list stays so, even if the selected option that required it is removed.
  if (isNeeded && !isWhole) setWhole(true);
  if (count === 0) return null;
  if (isWhole) return children;
  // The link disappears: the focus moves to the first new option.
  const show = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const group = event.currentTarget.closest("[role=group]");
    const before = group?.querySelectorAll("input").length ?? 0;
    flushSync(() => setWhole(true));
    group?.querySelectorAll("input")[before]?.focus();
  };
  return (
    <a className="link more" href={`${pathname}${withAllFilters(search)}#filters`} rel="nofollow" onClick={show}>
      {FILTERS.more(count)}
    </a>
  );
}
