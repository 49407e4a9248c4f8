import { useState, type ReactNode } from "react";
import { Icon } from "../../../components/ui/icon";
import { FILTERS } from "../../../strings/catalog/filters";

interface FilterGroupProps {
  label: string;
  children: ReactNode;
}

/** One question of the panel, which a shopper can fold away. */
export function FilterGroup({ label, children }: FilterGroupProps) {
  return (
    <details open>
      <summary>
        {label}
        <Icon name="down" size={20} />
      </summary>
      <fieldset className="in">
        <legend className="sr">{label}</legend>
        {children}
      </fieldset>
    </details>
  );
}

interface MoreProps {
  count: number;
  /** Whether something chosen lies in it. */
  isNeeded: boolean;
  children: ReactNode;
}

/** The rest of a long list. Once drawn, only the shopper opens and closes it. */
export function MoreOptions({ count, isNeeded, children }: MoreProps) {
  const [startsOpen] = useState(isNeeded);
  if (count === 0) return null;
  return (
    <details className="more" open={startsOpen}>
      <summary className="lnk">
        <span>{FILTERS.more(count)}</span>
        <span>{FILTERS.fewer}</span>
      </summary>
      {children}
    </details>
  );
}
