import { tabPath } from "./tabs";

export function orderPath(databaseId: number): string {
  return `${tabPath("orders")}/${databaseId}`;
}

/** An order's number from its address; null for anything that is none. */
export function readOrderId(text: string | undefined): number | null {
  return /^[1-9]\d{0,9}$/.test(text ?? "") ? Number(text) : null;
}
