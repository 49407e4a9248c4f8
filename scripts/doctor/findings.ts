import { styleText } from "node:util";
import type { Site } from "../../app/config/site.ts";

/** ok; advice: the shop works, but could be better; wrong: must be mended; unknown: guests can't see it. */
type Level = "ok" | "advice" | "wrong" | "unknown";

export interface Finding {
  level: Level;
  /** The subject, in one or two words. */
  subject: string;
  said: string;
  /** What the merchant can do, and where. */
  todo?: string | undefined;
  details?: string[];
  /** The setting of wrangler.toml that would mend it. `npm run setup` writes it unless the merchant has set it. */
  fix?: { key: `SITE.${keyof Site}` | "IMAGE_HOSTS"; value: string | string[] };
}

const MARKS = { ok: ["✓", "green"], advice: ["!", "yellow"], wrong: ["✗", "red"], unknown: ["?", "gray"] } as const;
const SUBJECT_WIDTH = 16;

/** Formats a finding for printing; in color only in a terminal. */
export function formatFinding({ level, subject, said, todo, details = [], fix }: Finding): string {
  const [mark, color] = MARKS[level];
  const below = " ".repeat(SUBJECT_WIDTH + 4);
  const lines = [...said.split("\n"), ...details];
  const head = `${styleText(color, mark)} ${subject.padEnd(SUBJECT_WIDTH)}  ${lines.join(`\n${below}`)}`;
  const advice = [todo, fix && `wrangler.toml: ${describeFix(fix)}`].filter(Boolean).join("\n");
  return advice ? `${head}\n${below}${styleText("bold", "→")} ${advice.split("\n").join(`\n${below}  `)}` : head;
}

function describeFix({ key, value }: NonNullable<Finding["fix"]>): string {
  const [, name = key] = key.split(".");
  const table = key.startsWith("SITE.") ? "[env.production.vars.SITE]" : "[env.production.vars]";
  return `${name} = ${formatToml(value)} below ${table}`;
}

/** Writes a text or a list of texts as TOML. */
export function formatToml(value: string | string[]): string {
  return Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(", ")}]` : JSON.stringify(value);
}

/** The summary: the numbers of wrong, advisable and unknown findings. */
export function summarize(findings: readonly Finding[]): string {
  const count = (level: Level) => findings.filter((one) => one.level === level).length;
  const [wrong, advice, unknown] = [count("wrong"), count("advice"), count("unknown")];
  const parts = [
    wrong > 0 ? `${wrong} to mend (✗)` : "Nothing must be mended",
    ...(advice > 0 ? [`${advice} to look at (!)`] : []),
    ...(unknown > 0 ? [`${unknown} not known (?)`] : []),
  ];
  return `${parts.join(", ")}.`;
}
