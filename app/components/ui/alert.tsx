import type { ReactNode } from "react";
import { Icon, MESSAGE_ICONS } from "./icon";

interface AlertProps {
  type: keyof typeof MESSAGE_ICONS;
  children: ReactNode;
}

/** An inline message. */
export function Alert({ type, children }: AlertProps) {
  return (
    <div className={`note note-${type}`} role={type === "error" ? "alert" : "status"}>
      <Icon name={MESSAGE_ICONS[type]} size={20} />
      <div>{children}</div>
    </div>
  );
}
