import { language } from "#locale";
import type { Office } from "../../app/domain/delivery/office";
import type { OfficeQuery } from "../../app/domain/delivery/office-query";
import { placeKey } from "#country/place-key";
import type { Result } from "../../app/domain/values/result";
import type { Delivery } from "../../app/services/delivery";
import type { StoredOffice } from "../catalog/rows/document-data";
import type { CatalogReader } from "../catalog/store/catalog-reader";
import { readDocument } from "../catalog/store/row-reader";
import { catchFault } from "../woocommerce/errors";

/** Couriers' offices from the replica, also one by its id. */
export interface Offices extends Delivery {
  /** null: this courier has no such office now. */
  findOffice(courier: string, id: string): Promise<Result<Office | null>>;
}

/** D1 filters the list, because it may have 2 000 offices and parsing them all would take the Worker's CPU time. */
const FILTERED = `SELECT office.value AS office FROM catalog_document, json_each(data) AS office
  WHERE scope = ?1 AND name = 'offices:' || ?2 AND `;
const IN_PLACE = `${FILTERED} (office.value ->> 'place' = ?3 OR office.value ->> 'postcode' = ?4)`;
const BY_ID = `${FILTERED} office.value ->> 'id' = ?3 LIMIT 1`;
const LISTS = "SELECT name FROM catalog_document WHERE scope = ?1 AND name LIKE 'offices:%'";

/** `openReader`: opens the reader of the current request. */
export function openOffices(openReader: () => CatalogReader): Offices {
  return {
    async listCouriers() {
      const listed = await catchFault(() => listCouriers(openReader()));
      return listed.ok ? listed.value : [];
    },
    listOffices: (query) =>
      catchFault(async () => {
        const reader = openReader();
        const [couriers, rows] = await Promise.all([
          listCouriers(reader),
          reader.select<{ office: string }>(
            IN_PLACE,
            query.courier,
            placeKey(query.city) || null,
            query.postcode || null,
          ),
        ]);
        return couriers.includes(query.courier) ? selectOffices(rows.map(parseRow), query) : null;
      }),
    findOffice: (courier, id) =>
      catchFault(async () => {
        const [row] = await openReader().select<{ office: string }>(BY_ID, courier, id);
        return row ? toOffice(parseRow(row)) : null;
      }),
  };
}

/** The couriers whose list of offices has been read once. */
async function listCouriers(reader: CatalogReader): Promise<string[]> {
  const [couriers, lists] = await Promise.all([
    readDocument(reader, "couriers"),
    reader.select<{ name: string }>(LISTS),
  ]);
  return (couriers ?? []).filter((courier) => lists.some(({ name }) => name === `offices:${courier}`));
}

/** Finds a region's offices by settlement, or by postcode if no office is in a settlement of that name. */
function selectOffices(found: StoredOffice[], { city, region, postcode, kind }: OfficeQuery): Office[] {
  const place = placeKey(city);
  const inRegion = found.filter((office) => !region || !office.region || office.region === region);
  const named = inRegion.filter((office) => place !== "" && office.place === place);
  const chosen = named.length > 0 ? named : inRegion.filter((office) => postcode && office.postcode === postcode);
  const { compare } = new Intl.Collator(language, { numeric: true });
  return chosen
    .filter((office) => !kind || office.kind === kind)
    .toSorted((one, other) => compare(one.name, other.name))
    .map(toOffice);
}

function parseRow({ office }: { office: string }): StoredOffice {
  return JSON.parse(office) as StoredOffice;
}

function toOffice({ place: _place, region: _region, postcode: _postcode, ...office }: StoredOffice): Office {
  return office;
}
