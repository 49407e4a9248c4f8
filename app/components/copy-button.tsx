import { BANK } from "../strings/bank";
import { useNotify } from "./notifications";

/** Not among the icons that every page loads. */
const COPY_PATH = "M8 8h12v12H8zM16 8V4H4v12h4";

interface CopyButtonProps {
  text: string;
  /** Its name: what is copied. */
  label: string;
}

/** Copies a text, and says so; there is none without scripts. */
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
    <button type="button" className="ib with-scripts copy" aria-label={label} title={label} onClick={() => void copy()}>
      <svg className="i s" viewBox="0 0 24 24" aria-hidden="true">
        <path d={COPY_PATH} />
      </svg>
    </button>
  );
}
