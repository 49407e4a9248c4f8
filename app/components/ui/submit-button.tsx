import type { ComponentProps } from "react";

interface SubmitButtonProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  isBusy: boolean;
}

/**
 * Submits its form. While a request is pending, the button keeps the focus, unlike a disabled one, but submits nothing;
 * neither does Enter in a field, which clicks the button.
 */
export function SubmitButton({ isBusy, ...attributes }: SubmitButtonProps) {
  return (
    <button
      {...attributes}
      type="submit"
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => isBusy && event.preventDefault()}
    />
  );
}
