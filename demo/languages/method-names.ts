import { MAIN_LANGUAGE, type Language } from "./language.ts";

/** A text about a payment method or a shipping rate, with its translation, as the plugin states it beside an answer. */
export interface NotedName {
  text: string;
  translation: string | null;
  /** Id of the gateway or of the shipping method. */
  method: string;
}

interface Answer {
  language: Language;
  names: Map<string, NotedName>;
}

/** Notes a name that is answered in another language, and returns it: orders and rates keep the original. */
export function noteName(text: string | null, method: string, { language, names }: Answer): string | null {
  if (text && language.code !== MAIN_LANGUAGE.code)
    names.set(text, { text, translation: language.methods[text] ?? null, method });
  return text;
}
