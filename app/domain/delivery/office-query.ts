import * as home from "#country/rules";
import { COURIERS } from "#country/couriers";
import type { Office } from "./office";

/** A query for the offices of a courier in a settlement. */
export interface OfficeQuery {
  /** A key of COURIERS. */
  courier: string;
  /** null: both kinds. */
  kind: Office["kind"] | null;
  /** The settlement as typed or selected. `region` is WooCommerce's code. Each of the three may be "". */
  city: string;
  region: string;
  postcode: string;
}

const PLACE_MAX = 60;

/** Parses the query of /api/offices; null without a courier or a place. */
export function parseOfficeQuery(params: URLSearchParams): OfficeQuery | null {
  const read = (name: string) => params.get(name) ?? "";
  const [courier, kind, region] = [read("courier"), read("kind"), read("region")];
  const city = read("city").replace(/\s+/g, " ").trim().slice(0, PLACE_MAX).trim().toWellFormed();
  const postcode = home.postcode.test(read("postcode").trim()) ? read("postcode").trim() : "";
  if (!Object.hasOwn(COURIERS, courier) || courier === "other" || !(city || postcode)) return null;
  return {
    courier,
    kind: kind === "office" || kind === "locker" ? kind : null,
    city,
    region: home.region.test(region) ? region : "",
    postcode,
  };
}

/** The canonical spelling of the query, without a leading "?"; a key of the page cache. "" for null. */
export function writeOfficeQuery(query: OfficeQuery | null): string {
  if (!query) return "";
  const { kind, ...rest } = query;
  return new URLSearchParams({ ...rest, kind: kind ?? "" }).toString();
}
