import { COURIERS } from "../../config/couriers";
import type { Office } from "../../domain/delivery/office";

type Kind = Office["kind"] | undefined;

/** The courier's name as it is shown; its key where it has none. */
function nameCourier(courier: string): string {
  return Object.hasOwn(COURIERS, courier) ? COURIERS[courier as keyof typeof COURIERS] : courier;
}

const ONE = { office: "офис", locker: "автомат", any: "офис или автомат" };
const ALL = { office: "офиси", locker: "автомати", any: "офиси и автомати" };

/** Texts of choosing a courier's office or locker. */
export const OFFICES = {
  choose: (kind: Kind) => `Изберете ${ONE[kind ?? "any"]}`,
  title: (courier: string, kind: Kind, city: string) => `${nameCourier(courier)}: ${ALL[kind ?? "any"]} в ${city}`,
  change: "Сменете",
  chosen: "Избрано",
  search: "Търсете по име, улица или номер",
  searchButton: "Търсете",
  count: (count: number) => (count === 1 ? "1 място" : `${count} места`),
  loading: "Зареждаме списъка…",
  failed: "Списъкът не се зареди.",
  retry: "Опитайте пак",
  noneHere: (courier: string, kind: Kind, city: string) =>
    `${nameCourier(courier)} няма ${ALL[kind ?? "any"]} в ${city}. Напишете съседен град или изберете друга доставка.`,
  noneFound: "Няма такова място. Изтрийте част от написаното.",
  noCity: "Първо напишете града или селото.",
  nearest: "Най-близките до мен",
  notLocated: "Браузърът не каза къде сте. Търсете по улица.",
  locker: "автомат",
  recent: "ползвали сте го",
  distance: (km: number) =>
    km < 1 ? `${Math.max(1, Math.round(km * 10)) * 100} м` : `${km.toFixed(1).replace(".", ",")} км`,
  tooHeavy: (kg: number) => `приема пратки до ${kg} кг`,
  always: "денонощно",
  weekdays: (hours: string) => `пн–пт ${hours}`,
  saturday: (hours: string) => `сб ${hours}`,
  sunday: (hours: string) => `нд ${hours}`,
  back: "Обратно към поръчката",
  take: "Изберете",
} as const;

const ALL_DAY = "00:00-24:00";

/** Opening hours on one line; "" where they are unknown. */
export function hoursText({ weekdays, saturday, sunday }: Office["hours"]): string {
  if (weekdays === ALL_DAY && saturday === ALL_DAY && sunday === ALL_DAY) return OFFICES.always;
  const show = (hours: string) => hours.replace("-", "–");
  return [
    weekdays && OFFICES.weekdays(show(weekdays)),
    saturday && OFFICES.saturday(show(saturday)),
    sunday && OFFICES.sunday(show(sunday)),
  ]
    .filter(Boolean)
    .join(", ");
}
