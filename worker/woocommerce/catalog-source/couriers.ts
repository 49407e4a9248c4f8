import {
  GetStorefrontDeliveryDocument,
  GetStorefrontOfficesDocument,
  type GetStorefrontOfficesQuery,
} from "../../../graphql/generated/documents";
import { COURIERS } from "#country/couriers";
import { placeKey } from "#country/place-key";
import type { Failure } from "../../../app/domain/values/result";
import type { SourceDocuments } from "../../catalog/rows/catalog-source";
import type { StoredOffice } from "../../catalog/rows/document-data";
import type { BackendClient, GraphqlResponse } from "../client";
import { number, text } from "../fields";
import { readPart, requirePart } from "../responses";
import { BackendFault, catchFault } from "../errors";
import { plainText } from "../html";

/** A Bulgarian courier has about 2 000 offices, which take 0.8 MB. */
const OFFICES_MAX = 4000;
/** D1 binds and stores at most 2 MB. The list is bound as JSON within JSON. */
const BYTES_MAX = 1_900_000;
const PAGES_MAX = 100;
const ID_LENGTH_MAX = 60;
const TEXT_LENGTH_MAX = 120;
const REGION = /^BG-\d\d$/;
const HOURS = /^\d\d?:\d\d\s?[-–]\s?\d\d?:\d\d$/;

/** The documents of a WordPress that has no couriers. */
export const NO_COURIERS: SourceDocuments = { documents: [{ name: "couriers", data: [] }], failure: null };

type Page = NonNullable<GetStorefrontOfficesQuery["storefrontOffices"]>;
type OfficeNode = NonNullable<NonNullable<Page["offices"]>[number]>;

/**
 * Which couriers have lists of offices, and the lists. A list that couldn't be read, or is empty, is omitted, so that
 * the stored one stays.
 */
export async function readCouriers(client: BackendClient): Promise<SourceDocuments> {
  const found = readPart(
    await client.query(GetStorefrontDeliveryDocument, {}),
    ({ storefrontDelivery }) => storefrontDelivery?.couriers,
    (all) => all.flatMap((one) => (one?.hasOffices === true ? text(one.courier) : [])),
  );
  if (!found.ok) return { documents: [], failure: found.failure };
  const couriers = Object.keys(COURIERS).filter((key) => key !== "other" && found.value.includes(key));
  const documents: SourceDocuments["documents"] = [{ name: "couriers", data: couriers }];
  let failed: Failure | null = null;
  for (const courier of couriers) {
    const offices = await catchFault(() => listOffices(client, courier));
    if (!offices.ok) failed = offices.failure;
    else if (offices.value.length > 0) documents.push({ name: `offices:${courier}`, data: offices.value });
  }
  return { documents, failure: failed };
}

/** Throws BackendFault. */
async function listOffices(client: BackendClient, courier: string): Promise<StoredOffice[]> {
  const offices = new Map<string, StoredOffice>();
  let after: string | null = null;
  for (let page = 0; page < PAGES_MAX; page++) {
    const response: GraphqlResponse<GetStorefrontOfficesQuery> = await client.query(GetStorefrontOfficesDocument, {
      courier,
      after,
    });
    const { next, ...read } = requirePart(response, (data) => data.storefrontOffices, toOffices);
    for (const office of read.offices) offices.set(office.id, office);
    if (next === null) return requireFitting([...offices.values()].slice(0, OFFICES_MAX));
    if (next === after) break;
    after = next;
  }
  throw new BackendFault({ kind: "bad-answer" });
}

function requireFitting(offices: StoredOffice[]): StoredOffice[] {
  const { length } = new TextEncoder().encode(JSON.stringify(JSON.stringify(offices)));
  if (length > BYTES_MAX) throw new BackendFault({ kind: "bad-answer" });
  return offices;
}

function toOffices({ offices, next }: Page): { offices: StoredOffice[]; next: string | null } {
  return { offices: (offices ?? []).flatMap((node) => (node && toOffice(node)) ?? []), next: text(next) || null };
}

/** null for an office without the data by which it can be chosen or found. */
function toOffice(node: OfficeNode): StoredOffice | null {
  const id = text(node.id).trim();
  const [name, city] = [shorten(node.name), shorten(node.city)];
  const kind = node.kind === "office" || node.kind === "locker" ? node.kind : null;
  if (!id || id.length > ID_LENGTH_MAX || !name || !kind) return null;
  const postcode = text(node.postcode).trim();
  return {
    id,
    kind,
    name,
    place: placeKey(city),
    region: REGION.test(text(node.region)) ? text(node.region) : "",
    postcode: /^\d{4}$/.test(postcode) ? postcode : "",
    address: shorten(node.address),
    hours: {
      weekdays: readHours(node.weekdays),
      saturday: readHours(node.saturday),
      sunday: readHours(node.sunday),
    },
    location: readLocation(node),
    maxWeight: positive(node.maxWeight),
  };
}

function shorten(html: unknown): string {
  return plainText(text(html)).slice(0, TEXT_LENGTH_MAX).trim();
}

function readHours(value: unknown): string {
  const hours = text(value).trim();
  return HOURS.test(hours) ? hours.replace(/\s?[-–]\s?/, "-") : "";
}

/** Couriers write 0 for an office without a location. */
function readLocation({ latitude, longitude }: OfficeNode): [number, number] | null {
  const [north, east] = [positive(latitude), positive(longitude)];
  return north !== null && east !== null && north <= 90 && east <= 180 ? [north, east] : null;
}

function positive(value: unknown): number | null {
  const known = number(value);
  return known !== null && known > 0 ? known : null;
}
