import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from "react";
import { SHELL } from "#strings/shell";
import { Icon } from "./icon";
import { Part } from "./part";

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** "bottom": from below on phones, from the right on wider screens. */
  side?: "left" | "right" | "bottom";
  children: ReactNode;
}

const CLASSES = { left: "drawer is-left", right: "drawer", bottom: "drawer sheet" } as const;

/**
 * A modal panel on the native dialog element, which traps focus, restores it, and closes on Esc. Content is rendered
 * when first opened and then kept, so that closing loses no input.
 */
export function Drawer({ isOpen, onClose, title, side = "right", children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [wasOpened, setOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setOpened(true);
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal();
    if (!isOpen && dialog.current?.open) dialog.current.close();
  }, [isOpen]);
  // Else the browser closes the dialog first: React would handle a press before the `close` event as if it were open.
  const onCancel = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return (
    // The scrim is the dialog itself: a press on it closes it, but a press on its contents doesn't.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      className={CLASSES[side]}
      aria-labelledby={`drawer-${side}`}
      onCancel={onCancel}
      // Fired late: the dialog may have been opened again.
      onClose={() => !dialog.current?.open && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {wasOpened && (
        <div className="drawer-inner">
          <div className="top">
            <h2 id={`drawer-${side}`}>{title}</h2>
            <button type="button" className="icon-control" aria-label={SHELL.close} onClick={onClose}>
              <Icon name="close" />
            </button>
          </div>
          <Part>{children}</Part>
        </div>
      )}
    </dialog>
  );
}
