import { createContext, useCallback, useContext, useRef, useState, type ReactNode, useEffect } from "react";
import { ERROR_NOTIFICATION_MS, NOTIFICATION_MS } from "../../config/limits";
import { SHELL } from "#strings/shell";
import { Icon, MESSAGE_ICONS } from "./icon";

/** A message to the shopper. */
interface NewNotification {
  type: keyof typeof MESSAGE_ICONS;
  title: string;
  message?: string;
  /** In milliseconds; 4 s by default, 6 s for errors. */
  duration?: number;
}

interface Notification extends Required<NewNotification> {
  id: string;
}

interface ToastProps {
  notification: Notification;
  onClose: (id: string) => void;
}

/** One notification; its timer pauses while hovered or focused. */
function Toast({ notification, onClose }: ToastProps) {
  const { id, type, title, message, duration } = notification;
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => onClose(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, isPaused, onClose]);
  return (
    <div
      className={`toast toast-${type}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={MESSAGE_ICONS[type]} />
      <b>{title}</b>
      <button type="button" className="icon-control" aria-label={SHELL.close} onClick={() => onClose(id)}>
        <Icon name="close" size={20} />
      </button>
      {message && <p>{message}</p>}
    </div>
  );
}

const NotifyContext = createContext<(notification: NewNotification) => void>(() => undefined);

/** Shows a notification. */
export function useNotify(): (notification: NewNotification) => void {
  return useContext(NotifyContext);
}

/** Holds the notifications. Two live regions are rendered from the start, as screen readers need. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Notification[]>([]);
  const count = useRef(0);
  const close = useCallback((id: string) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const notify = useCallback((notification: NewNotification) => {
    const duration = notification.type === "error" ? ERROR_NOTIFICATION_MS : NOTIFICATION_MS;
    const filled = { id: `message-${(count.current += 1)}`, message: "", duration, ...notification };
    // A repeated message replaces the previous one.
    setShown((all) => [...all.filter((one) => one.title !== filled.title || one.message !== filled.message), filled]);
  }, []);
  const isUrgent = (one: Notification) => one.type === "error";
  return (
    <NotifyContext value={notify}>
      {children}
      <section className="toasts" aria-label={SHELL.messages}>
        <div role="status">
          {shown
            .filter((one) => !isUrgent(one))
            .map((one) => (
              <Toast key={one.id} notification={one} onClose={close} />
            ))}
        </div>
        <div role="alert">
          {shown.filter(isUrgent).map((one) => (
            <Toast key={one.id} notification={one} onClose={close} />
          ))}
        </div>
      </section>
    </NotifyContext>
  );
}
