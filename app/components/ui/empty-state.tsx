import type { ReactNode } from "react";
import { Link } from "react-router";
import { ArrivalHeading } from "./arrival-heading";

interface EmptyStateProps {
  title: string;
  /** "h1" when the title is the page's own. */
  heading?: "h1" | "h2";
  /** Id of the title, for scripts that focus it. */
  headingId?: string;
  /** A large decorative number above. */
  figure?: ReactNode;
  /** Paragraphs below the title. */
  children?: ReactNode;
  /** The only action. `isReload`: requests the page again, because what failed may work now. */
  action: { to: string; label: string; isReload?: boolean; isReplacing?: boolean };
}

/** A missing or empty list, cart or order: what that means, and one action. */
export function EmptyState({ title, heading = "h2", headingId, figure, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {figure !== undefined && (
        <div className="not-found" aria-hidden="true">
          {figure}
        </div>
      )}
      {heading === "h1" ? <ArrivalHeading id={headingId}>{title}</ArrivalHeading> : <h2>{title}</h2>}
      {children}
      <div className="actions">
        <Link
          className="button large multiline"
          to={action.to}
          reloadDocument={action.isReload}
          replace={action.isReplacing}
        >
          {action.label}
        </Link>
      </div>
    </div>
  );
}
