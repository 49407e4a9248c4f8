import * as v from "valibot";
import { DEMO_HOME } from "#demo-shop";
import { readConfiguration } from "./settings.ts";
import { line, lines } from "./texts.ts";

const words = (max: number) => v.pipe(line(max), v.nonEmpty());

const picture = v.pipe(v.string(), v.maxLength(500), v.regex(/^(https:\/\/[^\s"'<>\\]+)?$/, "an https URL is needed"));

const TRUST_ICONS = ["truck", "back", "shield", "card", "phone", "check", "heart"] as const;

const homeSchema = v.strictObject({
  /** "" for the shop's description or name. */
  title: v.optional(line(120), ""),
  /** Large text over the hero picture, each line on its own; two short words look best. "" for the shop's name. */
  heroTitle: v.optional(lines(60), ""),
  /** Alternative text of `heroImage`, or of the demo's own picture. */
  heroPicture: v.optional(line(200), ""),
  /** Hero picture in WordPress's media library, on the backend's host or one of IMAGE_HOSTS. "" for none; the demo's is in public/. */
  heroImage: v.optional(picture, ""),
  /** Heading of the goals. "" for the shop's own (app/strings). */
  goalQuestion: v.optional(line(120), ""),
  /** Searches by goal; [] hides them. */
  goals: v.optional(
    v.pipe(v.array(v.strictObject({ name: words(60), text: words(200), search: words(60) })), v.maxLength(6)),
    [],
  ),
  /** The merchant's promises, which must be true for their shop. [] hides them. */
  trust: v.optional(
    v.pipe(
      v.array(
        v.strictObject({
          icon: v.picklist(TRUST_ICONS),
          name: words(60),
          text: words(200),
        }),
      ),
      v.maxLength(4),
    ),
    [],
  ),
});

export const HOME_KEYS: readonly string[] = Object.keys(homeSchema.entries);

/** The merchant's texts on the home page. */
export type HomeWords = v.InferOutput<typeof homeSchema>;

/** Home page texts with the merchant's overrides; throws an error that names every unknown key and invalid value. */
export function readHome(overrides: unknown, defaults: object = DEMO_HOME): HomeWords {
  const home = readConfiguration("HOME", homeSchema, { ...defaults, ...(overrides as object | undefined) });
  // The text describes the demo's picture, so it is removed where the merchant has no picture.
  return home.heroImage || defaults === DEMO_HOME ? home : { ...home, heroPicture: "" };
}
