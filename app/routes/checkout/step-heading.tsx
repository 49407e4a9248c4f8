import type { ReactNode } from "react";

interface StepHeadingProps {
  number: number;
  title: string;
  /** Shown at the end of the heading's line. */
  children?: ReactNode;
}

export function StepHeading({ number, title, children }: StepHeadingProps) {
  return (
    <div className="step-heading">
      <b aria-hidden="true">{number}</b>
      <h2>{title}</h2>
      {children}
    </div>
  );
}
