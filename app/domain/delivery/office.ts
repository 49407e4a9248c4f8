/** A courier's pickup office or locker. Absent values are "". */
export interface Office {
  /** The courier's own id: Econt's code, Speedy's and BOX NOW's id. */
  id: string;
  kind: "office" | "locker";
  name: string;
  /** The address without the settlement. */
  address: string;
  /** "09:00-18:00" for each kind of day; "": closed or unknown. */
  hours: { weekdays: string; saturday: string; sunday: string };
  /** Latitude and longitude in degrees. */
  location: [latitude: number, longitude: number] | null;
  /** The heaviest parcel that the office accepts, in kg. */
  maxWeight: number | null;
}
