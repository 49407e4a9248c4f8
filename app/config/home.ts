import * as v from "valibot";
import { readConfiguration } from "./settings.ts";

const words = v.pipe(v.string(), v.nonEmpty());

const homeSchema = v.strictObject({
  title: v.optional(words, "Спортни стоки и хранителни добавки"),
  /** Over the large picture; each line stands by itself. Two short words look best. */
  heroTitle: v.optional(words, "Вдигнете\nлетвата"),
  /** Says what public/hero.avif shows, which is also there 780 px wide (hero-780.avif) and as hero.webp. */
  heroPicture: v.optional(v.string(), "Пудовка, диск и кутия суроватъчен протеин"),
  goalQuestion: v.optional(words, "Каква е целта Ви?"),
  /** Searches that shoppers come with; [] hides them. */
  goals: v.optional(v.pipe(v.array(v.strictObject({ name: words, text: words, search: words })), v.maxLength(6)), [
    { name: "Повече сила", text: "Креатин, колани, щанги и дискове за тежките серии.", search: "креатин" },
    { name: "Мускулна маса", text: "Протеини и храна, които подпомагат растежа на мускулите.", search: "протеин" },
    { name: "Издръжливост", text: "Маратонки и бутилки за дългото темпо.", search: "маратонки" },
    {
      name: "Възстановяване",
      text: "Магнезий, омега 3, постелки и ластици за дните между тренировките.",
      search: "магнезий",
    },
  ]),
  /** What the merchant promises: it must be true of his shop. [] hides it. */
  trust: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          icon: v.picklist(["truck", "back", "shield", "card", "phone", "check", "heart"]),
          name: words,
          text: words,
        }),
      ),
      v.maxLength(4),
    ),
    [
      { icon: "truck", name: "Доставка до 2 работни дни", text: "Със Speedy и Еконт до адрес или офис." },
      { icon: "back", name: "14 дни за връщане", text: "Без да казвате защо." },
      { icon: "shield", name: "Проверени партиди", text: "Всяка добавка е със сертификат и срок на годност." },
      { icon: "card", name: "Плащане при получаване", text: "Преглеждате пратката и тогава плащате." },
    ],
  ),
});

/** The merchant's own words on the home page. */
export type HomeWords = v.InferOutput<typeof homeSchema>;

/** Words of the home page with the merchant's overrides; throws an error that names every unknown key and wrong value. */
export function readHome(overrides: unknown): HomeWords {
  return readConfiguration("HOME", homeSchema, overrides ?? {});
}
