/**
 * SQLite folds only Latin letters, so what is searched and sorted is folded here. Marks go too, as in the recorded
 * collation: „й“ is found by „и“.
 */
export function foldText(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
