/** Texts of form fields, apart from those of every page. */
export const FORM = {
  optional: "(по желание)",
} as const;
