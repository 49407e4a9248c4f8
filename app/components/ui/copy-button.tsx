import { BANK } from "#strings/checkout/bank";
import { Icon } from "./icon";
import { useNotify } from "./notifications";

interface CopyButtonProps {
  text: string;
  /** Accessible name: what is copied. */
  label: string;
}

/** Copies a text and confirms it; needs scripts. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const notify = useNotify();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      notify({ type: "success", title: BANK.copied });
    } catch {
      notify({ type: "error", title: BANK.notCopied });
    }
  };
  return (
    <button
      type="button"
      className="icon-control with-scripts copy"
      aria-label={label}
      title={label}
      onClick={() => void copy()}
    >
      <Icon name="copy" size={20} />
    </button>
  );
}
