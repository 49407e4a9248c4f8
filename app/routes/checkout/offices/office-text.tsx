import { takesParcel } from "../../../domain/delivery/chosen-office";
import type { Office } from "../../../domain/delivery/office";
import { OFFICES } from "#strings/checkout/offices";

interface OfficeTextProps {
  office: Office;
  weight: number | undefined;
  isRecent?: boolean;
  /** In km. */
  distance?: number | null;
}

/** An office as shoppers see it: where it is, when it is open, and whether it accepts the parcel. */
export function OfficeText({ office, weight, isRecent = false, distance = null }: OfficeTextProps) {
  const { name, address, kind, hours, maxWeight } = office;
  const facts = [
    kind === "locker" && OFFICES.locker,
    kind === "locker" && maxWeight !== null && OFFICES.fits(maxWeight),
    isRecent && OFFICES.recent,
    hoursText(hours),
    distance !== null && OFFICES.distance(distance),
  ].filter(Boolean);
  return (
    <>
      <b>{name}</b>
      {address && <span>{address}</span>}
      {facts.length > 0 && <span className="caption">{facts.join(" · ")}</span>}
      {!takesParcel(office, weight) && <span className="caption office-limit">{OFFICES.tooHeavy(maxWeight ?? 0)}</span>}
    </>
  );
}

const ALL_DAY = "00:00-24:00";

/** Opening hours on one line; "" where they are unknown. */
function hoursText({ weekdays, saturday, sunday }: Office["hours"]): string {
  if ([weekdays, saturday, sunday].every((hours) => hours === ALL_DAY)) return OFFICES.always;
  const days = [
    weekdays && OFFICES.weekdays(weekdays),
    saturday && OFFICES.saturday(saturday),
    sunday && OFFICES.sunday(sunday),
  ];
  return days.filter(Boolean).join(", ").replaceAll("-", "\u2013");
}
