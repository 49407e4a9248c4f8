import { useContext } from "react";
import { PageRequest } from "./page-request";

/** A function that runs while the page is parsed, as text, so that no bundler touches it; only the server's HTML needs it. */
export function InlineScript({ run }: { run: string }) {
  const nonce = useContext(PageRequest)?.nonce;
  const script = import.meta.env.SSR ? `(${run.replace(/\n\s*/g, "")})()` : "";
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />;
}
