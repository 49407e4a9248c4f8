import type { ReactNode } from "react";
import { Link } from "react-router";

interface EmptyStateProps {
  title: string;
  /** "h1" where the title is the page's own. */
  heading?: "h1" | "h2";
  /** Makes the title something that scripts can lead the keyboard to. */
  headingId?: string;
  /** A large number above, for the eye alone. */
  figure?: ReactNode;
  /** Paragraphs under the title. */
  children?: ReactNode;
  /** The one way on. `isReload`: asks the server anew, as what failed may work now. */
  action: { to: string; label: string; isReload?: boolean; isReplacing?: boolean };
}

/** A list, a cart, an order that isn't there: what that means, and one way on. */
export function EmptyState({ title, heading: Heading = "h2", headingId, figure, children, action }: EmptyStateProps) {
  return (
    <div className="empty">
      {figure !== undefined && (
        <div className="nf" aria-hidden="true">
          {figure}
        </div>
      )}
      <Heading id={headingId} tabIndex={headingId ? -1 : undefined}>
        {title}
      </Heading>
      {children}
      <div className="act">
        <Link className="btn lg wrapt" to={action.to} reloadDocument={action.isReload} replace={action.isReplacing}>
          {action.label}
        </Link>
      </div>
    </div>
  );
}
