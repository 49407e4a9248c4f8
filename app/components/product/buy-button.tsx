import type { ComponentProps } from "react";
import { useHydrated } from "../../browser/use-hydrated";

interface BuyButtonProps extends ComponentProps<"button"> {
  /** A required option is missing. Without scripts the browser reports it, and the button stays enabled. */
  isOff?: boolean;
  isAdding: boolean;
}

export function BuyButton({ isOff = false, isAdding, className, children, ...attributes }: BuyButtonProps) {
  const isHydrated = useHydrated();
  return (
    <button
      type="submit"
      {...attributes}
      className={isOff ? `${className} is-off` : className}
      aria-disabled={isAdding || (isHydrated && isOff) || undefined}
      aria-busy={isAdding || undefined}
    >
      {children}
    </button>
  );
}
