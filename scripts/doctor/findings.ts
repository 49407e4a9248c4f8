import { styleText } from "node:util";
import type { Site } from "../../app/config/site.ts";

/** ok; advice: the shop runs, but something is better mended; wrong: must be mended; unknown: a guest isn't told. */
type Level = "ok" | "advice" | "wrong" | "unknown";

export interface Finding {
  level: Level;
  /** What was looked at, in a word or two. */
  subject: string;
  said: string;
  /** What the merchant does about it, and where. */
  todo?: string | undefined;
  details?: string[];
  /** What in wrangler.toml would mend it; `npm run setup` writes it where nothing is said yet. */
  fix?: { key: `SITE.${keyof Site}` | "IMAGE_HOSTS"; value: string | string[] };
}

const MARKS = { ok: ["✓", "green"], advice: ["!", "yellow"], wrong: ["✗", "red"], unknown: ["?", "gray"] } as const;
const SUBJECT_WIDTH = 16;

/** A finding as it is printed; colors only where the terminal shows them. */
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

/** A text or a list of texts as TOML has them. */
export function formatToml(value: string | string[]): string {
  return Array.isArray(value) ? `[${value.map((one) => JSON.stringify(one)).join(", ")}]` : JSON.stringify(value);
}

/** The last line: what must be mended, what is better mended, and what isn't known. */
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
