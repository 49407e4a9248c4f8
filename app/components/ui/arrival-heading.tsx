import { useEffect, useRef, type ReactNode } from "react";
import { useNavigationType } from "react-router";

/**
 * A page heading that takes the focus when the focused element is gone after navigation, as after signing in or out;
 * otherwise a screen reader would start at the top.
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
