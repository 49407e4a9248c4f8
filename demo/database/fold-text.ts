/** SQLite folds only Latin letters, so what is searched and sorted is folded here, Cyrillic too. */
export function foldText(text: string): string {
  return text.normalize("NFC").toLowerCase();
}
