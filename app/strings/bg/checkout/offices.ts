type Kind = "office" | "locker" | undefined;

const ONE = { office: "офис", locker: "автомат", any: "офис или автомат" };
const ALL = { office: "офиси", locker: "автомати", any: "офиси и автомати" };

const LABELS = { office: "Офис", locker: "Автомат", any: "Офис или автомат" };

/** Texts of choosing a courier's office or locker. */
export const OFFICES = {
  choose: (kind: Kind) => `Изберете ${ONE[kind ?? "any"]}`,
  label: (kind: Kind) => LABELS[kind ?? "any"],
  title: (courier: string, kind: Kind, city: string) => `${courier}: ${ALL[kind ?? "any"]} в ${city}`,
  missing: "Изберете от списъка.",
  change: "Сменете",
  search: "Търсете по име, улица или номер",
  searchButton: "Търсете",
  count: (count: number) => (count === 1 ? "1 място" : `${count} места`),
  loading: "Зареждаме списъка…",
  failed: "Списъкът не се зареди.",
  retry: "Опитайте пак",
  noneHere: (courier: string, kind: Kind, city: string) =>
    `${courier} няма ${ALL[kind ?? "any"]} в ${city}. Напишете съседен град или изберете друга доставка.`,
  noneFound: "Няма такова място. Изтрийте част от написаното.",
  noPlace: "Първо изберете доставка до офис и напишете града или селото.",
  noCity: "Първо напишете града или селото.",
  nearest: "Най-близките до мен",
  notLocated: "Браузърът не каза къде сте. Търсете по улица.",
  locker: "автомат",
  recent: "ползвали сте го",
  distance: (km: number) =>
    km < 1 ? `${Math.max(1, Math.round(km * 10)) * 100} м` : `${km.toFixed(1).replace(".", ",")} км`,
  fits: (kg: number) => `до ${kg} кг`,
  tooHeavy: (kg: number) => `приема пратки до ${kg} кг`,
  always: "денонощно",
  weekdays: (hours: string) => `пн–пт ${hours}`,
  saturday: (hours: string) => `сб ${hours}`,
  sunday: (hours: string) => `нд ${hours}`,
  back: "Обратно към поръчката",
  take: "Изберете",
} as const;
