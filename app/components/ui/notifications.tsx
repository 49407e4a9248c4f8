import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from "react";
import { ERROR_NOTIFICATION_MS, NOTIFICATION_MS } from "../../config/limits";
import type { Notification } from "./notification";
import { SHELL } from "../../strings/shell";
import { Toast } from "./toast";

type Wanted = Pick<Notification, "type" | "title"> & Partial<Notification>;

const NotifyContext = createContext<(wanted: Wanted) => void>(() => undefined);

/** Shows a message; 4 s, errors 6 s, unless it says otherwise (specification §9). */
export function useNotify(): (wanted: Wanted) => void {
  return useContext(NotifyContext);
}

const ICONS = { success: "check", error: "alert", info: "info" } as const;

/** Holds what the shop says to the shopper. Two live regions stand in the page from the start: readers need that. */
export function NotificationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Notification[]>([]);
  const count = useRef(0);
  const close = useCallback((id: string) => setShown((all) => all.filter((one) => one.id !== id)), []);
  const notify = useCallback((wanted: Wanted) => {
    const duration = wanted.type === "error" ? ERROR_NOTIFICATION_MS : NOTIFICATION_MS;
    const filled = {
      id: `message-${(count.current += 1)}`,
      message: "",
      duration,
      icon: ICONS[wanted.type],
      ...wanted,
    };
    // The same words twice in a row are one message.
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
