import { useEffect, useState } from "react";
import type { Notification } from "./notification";
import { SHELL } from "../../strings/shell";
import { Icon } from "./icon";

interface ToastProps {
  notification: Notification;
  onClose: (id: string) => void;
}

/** One message; its time stands still while the shopper points at it or is inside it. */
export function Toast({ notification, onClose }: ToastProps) {
  const { id, type, title, message, duration, icon } = notification;
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isHeld, onClose]);
  return (
    <div
      className={`toast toast-${type}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icon} />
      <b>{title}</b>
      <button type="button" className="ib" aria-label={SHELL.close} onClick={() => onClose(id)}>
        <Icon name="close" size={20} />
      </button>
      {message && <p>{message}</p>}
    </div>
  );
}
