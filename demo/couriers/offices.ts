import * as v from "valibot";
import data from "./offices.json" with { type: "json" };

const CourierName = v.picklist(["econt", "speedy", "boxnow"]);

export type Courier = v.InferOutput<typeof CourierName>;

const Settlement = v.strictTuple([v.string(), v.string(), v.string(), v.number(), v.number()]);

/** Id, kind, name, index of the settlement, address, hours of weekdays, Saturday, Sunday, coordinates, kg at most. */
const OfficeRow = v.strictTuple([
  v.string(),
  v.picklist(["office", "locker"]),
  v.string(),
  v.number(),
  v.string(),
  v.string(),
  v.string(),
  v.string(),
  v.number(),
  v.number(),
  v.number(),
]);

const { settlements, offices } = v.parse(
  v.strictObject({
    settlements: v.array(Settlement),
    offices: v.record(CourierName, v.array(OfficeRow)),
  }),
  data,
);

/** An office or locker as the plugin's schema has it. Settlements are real, offices invented. */
export interface DemoOffice {
  id: string;
  kind: "office" | "locker";
  name: string;
  city: string;
  region: string;
  postcode: string;
  address: string;
  weekdays: string;
  saturday: string;
  sunday: string;
  latitude: number;
  longitude: number;
  maxWeight: number;
}

export const COURIERS: readonly Courier[] = CourierName.options;

export function listOffices(courier: Courier): DemoOffice[] {
  return (offices[courier] ?? []).map(toOffice);
}

function toOffice([id, kind, name, at, address, ...rest]: v.InferOutput<typeof OfficeRow>): DemoOffice {
  const [weekdays, saturday, sunday, latitude, longitude, maxWeight] = rest;
  const [city, region, postcode] = settlements[at]!;
  return {
    id,
    kind,
    name,
    city,
    region,
    postcode,
    address,
    weekdays,
    saturday,
    sunday,
    latitude,
    longitude,
    maxWeight,
  };
}
