import type { ComponentProps } from "react";

interface SubmitButtonProps extends Omit<ComponentProps<"button">, "type" | "onClick"> {
  isBusy: boolean;
}

/**
 * Submits its form. While that is pending it keeps the focus, unlike a disabled button, and submits nothing: nor does
 * Enter in a field, which clicks it.
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
