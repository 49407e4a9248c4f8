import type { ComponentProps } from "react";
import { useHydrated } from "../../browser/use-hydrated";

interface BuyButtonProps extends ComponentProps<"button"> {
  /** Whether something is still to be chosen. Without scripts the browser says so, and the button is as ever. */
  isOff: boolean;
  isAdding: boolean;
}

export function BuyButton({ isOff, isAdding, className, children, ...attributes }: BuyButtonProps) {
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
