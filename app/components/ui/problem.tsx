import type { ComponentProps } from "react";
import { Icon } from "./icon";

/** An error message of a field, a form or a cart line. */
export function Problem({ children, className = "problem", ...attributes }: ComponentProps<"p">) {
  return (
    <p {...attributes} className={className}>
      <Icon name="alert" size={16} />
      <span>{children}</span>
    </p>
  );
}

interface ProblemListProps {
  /** Texts of the problems, by the id of the invalid field. */
  problems: Record<string, string>;
}

/** A form's problems as links to its fields; null for none. */
export function ProblemList({ problems }: ProblemListProps) {
  const entries = Object.entries(problems);
  if (entries.length === 0) return null;
  return (
    <ul className="problem-list">
      {entries.map(([id, text]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            onClick={(event) => {
              // Following the link would add an entry to the history.
              event.preventDefault();
              document.getElementById(id)?.focus();
            }}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
