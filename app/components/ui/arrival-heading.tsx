import { useEffect, useRef, type ReactNode } from "react";
import { useLocation, useNavigationType } from "react-router";

interface ArrivalHeadingProps {
  id?: string | undefined;
  children: ReactNode;
}

/**
 * A page heading that takes the focus when the focused element is gone after navigation, as after signing in or out;
 * otherwise a screen reader would start at the top.
 */
export function ArrivalHeading({ id, children }: ArrivalHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  // The next page may keep this heading, even with the same title.
  const { key } = useLocation();
  const arrivedBy = useRef("");
  const isStep = useNavigationType() !== "POP";
  useEffect(() => {
    if (arrivedBy.current === key) return;
    arrivedBy.current = key;
    if (isStep && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  }, [key, isStep]);
  return (
    <h1 id={id} ref={ref} tabIndex={-1}>
      {children}
    </h1>
  );
}
