import type { OFFICES as ORIGINAL } from "../../bg/checkout/offices";
import type { Texts } from "../../texts";

type Kind = "office" | "locker" | undefined;

const ONE = { office: "an office", locker: "a parcel locker", any: "an office or parcel locker" };
const ALL = { office: "offices", locker: "parcel lockers", any: "offices and parcel lockers" };
const NONE = { office: "no offices", locker: "no parcel lockers", any: "no offices or parcel lockers" };

const LABELS = { office: "Office", locker: "Parcel locker", any: "Office or parcel locker" };

/** Texts of choosing a courier's office or locker. */
export const OFFICES = {
  choose: (kind: Kind) => `Choose ${ONE[kind ?? "any"]}`,
  label: (kind: Kind) => LABELS[kind ?? "any"],
  title: (courier: string, kind: Kind, city: string) => `${courier}: ${ALL[kind ?? "any"]} in ${city}`,
  missing: "Choose from the list.",
  change: "Change",
  search: "Search by name, street or number",
  searchButton: "Search",
  count: (count: number) => (count === 1 ? "1 place" : `${count} places`),
  loading: "Loading the list…",
  failed: "The list didn’t load.",
  retry: "Try again",
  noneHere: (courier: string, kind: Kind, city: string) =>
    `${courier} has ${NONE[kind ?? "any"]} in ${city}. Enter a town nearby, or choose another delivery method.`,
  noneFound: "There is no such place. Delete part of what you typed.",
  noPlace: "First choose delivery to an office, and enter the town or village.",
  noCity: "First enter the town or village.",
  nearest: "Nearest to me",
  notLocated: "Your browser didn’t say where you are. Search by street.",
  locker: "parcel locker",
  recent: "used before",
  distance: (km: number) => (km < 1 ? `${Math.max(1, Math.round(km * 10)) * 100} m` : `${km.toFixed(1)} km`),
  fits: (kg: number) => `up to ${kg} kg`,
  tooHeavy: (kg: number) => `accepts parcels of up to ${kg} kg`,
  always: "open 24 hours",
  weekdays: (hours: string) => `Mon–Fri ${hours}`,
  saturday: (hours: string) => `Sat ${hours}`,
  sunday: (hours: string) => `Sun ${hours}`,
  back: "Back to checkout",
  take: "Choose",
} as const satisfies Texts<typeof ORIGINAL>;
