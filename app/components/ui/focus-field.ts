/** Scrolls to a form field and focuses it; of radio buttons the checked one, else the first. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  const found = form?.elements.namedItem(field);
  const radios = found instanceof RadioNodeList ? [...found].filter((one) => one instanceof HTMLInputElement) : [];
  const element = found instanceof RadioNodeList ? (radios.find((one) => one.checked) ?? radios[0]) : found;
  if (element instanceof HTMLElement) element.focus();
}

/** Focuses the first field that has a problem, in the order of `fields`. */
export function focusFirst<Field extends string>(
  form: HTMLFormElement | null,
  problems: Partial<Record<Field, unknown>>,
  fields: readonly Field[] = Object.keys(problems) as Field[],
): void {
  const field = fields.find((name) => problems[name]);
  if (field) focusField(form, field);
}
