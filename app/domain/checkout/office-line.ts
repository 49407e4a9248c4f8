import { OFFICE_LINE } from "../../config/couriers";
import type { CourierOffice } from "./checkout-draft";

const MARK = "\u0000";
const [BEFORE, BETWEEN] = [OFFICE_LINE(MARK, MARK).split(MARK)[0]!, OFFICE_LINE(MARK, MARK).split(MARK)[1]!];

/** The office that an address's first line names, as the checkout writes it (config/couriers.ts); null: it is a street. */
export function readOfficeLine(line: string): CourierOffice | null {
  const at = line.indexOf(BETWEEN);
  if (at < 1 || !line.startsWith(BEFORE)) return null;
  const [courier, office] = [line.slice(BEFORE.length, at), line.slice(at + BETWEEN.length)];
  return courier && office ? { courier, office } : null;
}
