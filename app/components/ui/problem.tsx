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
