import { escapeUTF8 } from "entities/escape";

/** Escapes text for an XML element or attribute; characters that XML forbids are dropped. */
export function escapeXml(text: string): string {
  // oxlint-disable-next-line no-control-regex
  return escapeUTF8(text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ""));
}
