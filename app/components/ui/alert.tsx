import type { ReactNode } from "react";
import { Icon } from "./icon";

interface AlertProps {
  type: "info" | "error" | "success";
  children: ReactNode;
}

const ICONS = { info: "info", error: "alert", success: "check" } as const;

/** An inline message. */
export function Alert({ type, children }: AlertProps) {
  return (
    <div className={`note note-${type}`} role={type === "error" ? "alert" : "status"}>
      <Icon name={ICONS[type]} size={20} />
      <div>{children}</div>
    </div>
  );
}
