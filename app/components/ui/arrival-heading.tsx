import { useEffect, useRef, type ReactNode } from "react";
import { useNavigationType } from "react-router";

/**
 * A page's heading that takes the focus over, when what had it went away with the page before: after signing in or out
 * the button that was pressed is gone, and a screen reader would start from the top.
 */
export function ArrivalHeading({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLHeadingElement>(null);
  const isStep = useNavigationType() !== "POP";
  useEffect(() => {
    if (isStep && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [isStep]);
  return (
    <h1 ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}
