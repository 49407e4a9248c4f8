import { LINE_MAX } from "../forms/field-schema";
import type { Office } from "./office";

export type OfficeProblem = "office-gone" | "office-elsewhere" | "office-kind" | "office-weight";

interface OfficeUse {
  /** Whether the courier lists the office in the settlement of the address. */
  isThere: boolean;
  /** The kind of office that the rate delivers to; undefined: any. */
  kind?: Office["kind"] | undefined;
  /** The parcel's weight in kg; undefined: unknown. */
  parcelWeight?: number | undefined;
}

/**
 * Why a parcel can't be sent to the chosen office; null if it can. `office`: as the courier lists it now; null if it
 * doesn't.
 */
export function findOfficeProblem(
  office: Office | null,
  { isThere, kind, parcelWeight }: OfficeUse,
): OfficeProblem | null {
  if (!office) return "office-gone";
  if (!isThere) return "office-elsewhere";
  if (kind && office.kind !== kind) return "office-kind";
  return takesParcel(office, parcelWeight) ? null : "office-weight";
}

/** Whether an office or locker accepts a parcel of this weight in kg; undefined: unknown. */
export function takesParcel({ maxWeight }: Pick<Office, "maxWeight">, weight: number | undefined): boolean {
  return maxWeight === null || weight === undefined || weight <= maxWeight;
}

/** The office as orders name it: its name, and its address unless the name contains it. */
export function describeOffice({ name, address }: Pick<Office, "name" | "address">): string {
  const whole = address && !name.includes(address) ? `${name}, ${address}` : name;
  return whole.slice(0, LINE_MAX);
}
