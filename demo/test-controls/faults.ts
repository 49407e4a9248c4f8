import { dripAnswer } from "./drip-body.ts";
import { withWrongTypes } from "./wrong-types.ts";

/** Faults that tests can set. "late-…" executes the request first: its outcome is then unknown to the client. */
const FAULT_KINDS = [
  "timeout",
  "hold",
  "500",
  "502-html",
  "200-html",
  "refused",
  "truncated",
  "null-data",
  "partial",
  "huge",
  "wrong-types",
  "expired-session",
  "expired-auth",
] as const;

export interface Fault {
  kind: (typeof FAULT_KINDS)[number] | "slow" | "drip" | "without";
  isLate: boolean;
  /** Which field of the first root field fails, in "without:reviews". */
  field?: string;
  /** Delay before the response; of "drip" after every byte. */
  delayMs: number;
  /** "hold": true once the test has cleared the fault. */
  isReleased?: () => boolean;
}

const TIMEOUT_MS = 20_000;
const HOLD_CHECK_MS = 20;
const HUGE_BYTES = 12 * 1024 * 1024;
const HUGE_PIECE_BYTES = 64 * 1024;

const HTML = { "content-type": "text/html; charset=UTF-8" };

/** "slow:800", "drip:50", "without:reviews", "late-502-html" …; null: not a fault. */
export function parseFault(text: string): Fault | null {
  const isLate = text.startsWith("late-");
  const name = isLate ? text.slice("late-".length) : text;
  const [, timed, delay] = /^(slow|drip):(\d{1,5})$/.exec(name) ?? [];
  const [, field] = /^without:(\w{1,40})$/.exec(name) ?? [];
  if (field !== undefined) return { kind: "without", isLate, delayMs: 0, field };
  if (timed !== undefined) return { kind: timed as "slow" | "drip", isLate, delayMs: Number(delay) };
  const kind = FAULT_KINDS.find((known) => known === name);
  return kind ? { kind, isLate, delayMs: kind === "timeout" ? TIMEOUT_MS : 0 } : null;
}

export async function delayAnswer({ kind, delayMs, isReleased = () => true }: Fault): Promise<void> {
  if (kind !== "drip" && delayMs > 0) await sleep(delayMs);
  if (kind !== "hold") return;
  for (let waited = 0; waited < TIMEOUT_MS; waited += HOLD_CHECK_MS) {
    if (isReleased()) return;
    await sleep(HOLD_CHECK_MS);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** The response of a server that fails before GraphQL; null for other kinds. */
export function answerInstead({ kind }: Fault): Response | null {
  switch (kind) {
    case "500":
      return Response.json({ errors: [{ message: "Internal server error" }] }, { status: 500 });
    case "502-html":
      return new Response("<html><head><title>502 Bad Gateway</title></head><body>nginx</body></html>", {
        status: 502,
        headers: HTML,
      });
    case "200-html":
      return new Response("<!doctype html><title>Поддръжка</title><p>Сайтът е в режим на поддръжка.</p>", {
        headers: HTML,
      });
    case "refused":
      return new Response(null, { status: 503 });
    default:
      return null;
  }
}

/** The real response, corrupted. */
export async function corruptAnswer({ kind, delayMs, field }: Fault, answer: Response): Promise<Response> {
  if (kind === "drip") return dripAnswer(answer, delayMs);
  if (kind === "huge") return swellAnswer(answer);
  const markUncacheable = field ? (json: string) => dropField(json, field) : SPOILERS[kind];
  if (!markUncacheable) return answer;
  const { status, headers } = answer;
  return new Response(markUncacheable(await answer.text()), { status, headers });
}

/** The real response with megabytes of padding, generated as it is read. */
function swellAnswer({ body, status, headers }: Response): Response {
  const padding = new TextEncoder().encode(" ".repeat(HUGE_PIECE_BYTES));
  const rest = body?.getReader();
  let left = HUGE_BYTES / HUGE_PIECE_BYTES;
  const swollen = new ReadableStream<Uint8Array>({
    async pull(controller) {
      left -= 1;
      if (left >= 0) return controller.enqueue(padding.slice());
      const piece = await rest?.read();
      if (piece?.value) controller.enqueue(piece.value);
      else controller.close();
    },
  });
  return new Response(swollen, { status, headers });
}

const SPOILERS: { [Kind in Fault["kind"]]?: (json: string) => string } = {
  truncated: (json) => json.slice(0, Math.floor(json.length / 2)),
  "null-data": () => '{"data":null}',
  partial: (json) => JSON.stringify(dropFirstField(JSON.parse(json) as PartialAnswer)),
  "wrong-types": (json) => JSON.stringify(withWrongTypes(JSON.parse(json))),
};

interface PartialAnswer {
  data?: Record<string, unknown> | null;
  errors?: unknown[];
}

function dropField(json: string, field: string): string {
  const { data, errors = [] } = JSON.parse(json) as PartialAnswer;
  const [root = ""] = Object.keys(data ?? {});
  const error = { message: "Internal server error", locations: [{ line: 1, column: 2 }], path: [root, field] };
  const part = { ...(data?.[root] as object), [field]: null };
  return JSON.stringify({ errors: [...errors, error], data: { ...data, [root]: part } });
}

function dropFirstField(answer: PartialAnswer): PartialAnswer {
  const [field] = Object.keys(answer.data ?? {});
  if (field === undefined) return answer;
  const error = { message: "Internal server error", locations: [{ line: 1, column: 2 }], path: [field] };
  return { errors: [...(answer.errors ?? []), error], data: { ...answer.data, [field]: null } };
}
