import * as v from "valibot";
import { DEMO_HOME } from "./demo-shop.ts";
import { readConfiguration } from "./settings.ts";

const words = v.pipe(v.string(), v.nonEmpty());

const homeSchema = v.strictObject({
  /** "" for the shop's description or name. */
  title: v.optional(v.string(), ""),
  /** Large text over the hero picture, each line on its own; two short words look best. "" for the shop's name. */
  heroTitle: v.optional(v.string(), ""),
  /** Alternative text of public/hero.avif (also as hero-780.avif and hero.webp). "" hides the picture. */
  heroPicture: v.optional(v.string(), ""),
  goalQuestion: v.optional(words, "Каква е целта Ви?"),
  /** Searches by goal; [] hides them. */
  goals: v.optional(v.pipe(v.array(v.strictObject({ name: words, text: words, search: words })), v.maxLength(6)), []),
  /** The merchant's promises, which must be true for their shop. [] hides them. */
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

/** The merchant's texts on the home page. */
export type HomeWords = v.InferOutput<typeof homeSchema>;

/** Home page texts with the merchant's overrides; throws an error that names every unknown key and invalid value. */
export function readHome(overrides: unknown, defaults: object = DEMO_HOME): HomeWords {
  return readConfiguration("HOME", homeSchema, { ...defaults, ...(overrides as object | undefined) });
}
