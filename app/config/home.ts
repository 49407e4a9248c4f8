import * as v from "valibot";
import { DEMO_HOME } from "./demo-shop.ts";
import { readConfiguration } from "./settings.ts";

const words = v.pipe(v.string(), v.nonEmpty());

const homeSchema = v.strictObject({
  /** "": what the shop says of itself, or its name. */
  title: v.optional(v.string(), ""),
  /** Over the large picture; each line stands by itself. Two short words look best. "": the shop's name. */
  heroTitle: v.optional(v.string(), ""),
  /**
   * Says what public/hero.avif shows, which is also there 780 px wide (hero-780.avif) and as hero.webp. "": no picture is
   * shown.
   */
  heroPicture: v.optional(v.string(), ""),
  goalQuestion: v.optional(words, "Каква е целта Ви?"),
  /** Searches that shoppers come with; [] hides them. */
  goals: v.optional(v.pipe(v.array(v.strictObject({ name: words, text: words, search: words })), v.maxLength(6)), []),
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
    [],
  ),
});

/** The merchant's own words on the home page. */
export type HomeWords = v.InferOutput<typeof homeSchema>;

/** Words of the home page with the merchant's overrides; throws an error that names every unknown key and wrong value. */
export function readHome(overrides: unknown, defaults: object = DEMO_HOME): HomeWords {
  return readConfiguration("HOME", homeSchema, { ...defaults, ...(overrides as object | undefined) });
}
