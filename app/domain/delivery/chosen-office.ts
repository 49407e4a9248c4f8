import { LINE_MAX } from "../forms/field-schema";
import type { Office } from "./office";

export type OfficeProblem = "office-gone" | "office-elsewhere" | "office-kind" | "office-weight";

interface OfficeUse {
  /** The courier lists it in the settlement of the address. */
  isThere: boolean;
  /** Of the rate; undefined: it delivers to both. */
  kind?: Office["kind"] | undefined;
  /** In kg; undefined: unknown. */
  parcelWeight?: number | undefined;
}

/** Why a parcel can't be sent to a chosen office; null: it can. `office`: as the courier lists it now; null: it doesn't. */
export function findOfficeProblem(
  office: Office | null,
  { isThere, kind, parcelWeight }: OfficeUse,
): OfficeProblem | null {
  if (!office) return "office-gone";
  if (!isThere) return "office-elsewhere";
  if (kind && office.kind !== kind) return "office-kind";
  return takesParcel(office, parcelWeight) ? null : "office-weight";
}

/** Whether an office or locker takes a parcel of this weight, in kg; undefined: unknown. */
export function takesParcel({ maxWeight }: Pick<Office, "maxWeight">, weight: number | undefined): boolean {
  return maxWeight === null || weight === undefined || weight <= maxWeight;
}

/** An office as orders name it: by name and address, unless the name says it. */
export function describeOffice({ name, address }: Pick<Office, "name" | "address">): string {
  const whole = address && !name.includes(address) ? `${name}, ${address}` : name;
  return whole.slice(0, LINE_MAX);
}
