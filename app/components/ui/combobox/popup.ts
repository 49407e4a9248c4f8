/** The data that a combobox's list, which is loaded later, reports to the field. */
export interface Popup {
  isOpen: boolean;
  /** Id of the active option. */
  active: string | undefined;
}

export const CLOSED: Popup = { isOpen: false, active: undefined };

/** The field's attributes (ARIA APG, combobox with a listbox popup). */
export function comboboxProps(listId: string, popup: Popup) {
  return {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": popup.isOpen,
    "aria-controls": listId,
    "aria-activedescendant": popup.active,
  } as const;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}
