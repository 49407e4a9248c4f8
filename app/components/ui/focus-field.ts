/** Brings a field of a form into view with the focus in it; of radio buttons the chosen one, else the first. */
export function focusField(form: HTMLFormElement | null, field: string): void {
  const found = form?.elements.namedItem(field);
  const radios = found instanceof RadioNodeList ? [...found].filter((one) => one instanceof HTMLInputElement) : [];
  const element = found instanceof RadioNodeList ? (radios.find((one) => one.checked) ?? radios[0]) : found;
  if (element instanceof HTMLElement) element.focus();
}
