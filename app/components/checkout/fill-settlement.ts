import type { Settlement } from "#country/settlements";

/**
 * Fills in the fields of a chosen settlement, and focuses the first empty text field after the one in which it was
 * chosen. The form gets input events, as if the shopper had typed. The region comes last, because its change is
 * submitted at once.
 */
export function fillSettlement(field: HTMLInputElement | null, { name, postcode, region }: Settlement): void {
  const form = field?.form;
  if (!field || !form) return;
  const block = field.name.split(".")[0];
  const sibling = (part: string) => form.elements.namedItem(`${block}.${part}`);
  type(sibling("city"), name);
  type(sibling("postcode"), postcode);
  const regions = sibling("state");
  if (regions instanceof HTMLSelectElement) {
    regions.value = region;
    regions.dispatchEvent(new Event("change", { bubbles: true }));
  }
  findNext(field, form)?.focus();
}

/** React doesn't notice an assigned value, but does notice setRangeText. */
function type(field: ReturnType<HTMLFormControlsCollection["namedItem"]>, text: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  field.setRangeText(text, 0, field.value.length, "end");
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

function findNext(field: HTMLInputElement, form: HTMLFormElement): HTMLInputElement | undefined {
  const elements = [...form.elements];
  return elements
    .slice(elements.indexOf(field) + 1)
    .find(
      (element): element is HTMLInputElement =>
        element instanceof HTMLInputElement &&
        element.type === "text" &&
        element.value === "" &&
        element.name.startsWith(field.name.split(".")[0]!) &&
        element.checkVisibility(),
    );
}
