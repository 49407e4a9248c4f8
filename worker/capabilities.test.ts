import { expect, test } from "vitest";
import { readCapabilities } from "./capabilities";
import { readEnvironment } from "./env";
import type { Bindings } from "./bindings";

interface Question {
  query: string;
  variables: Record<string, unknown>;
}

/** A backend that lacks some fields, and a KV in memory. */
function setUp(answer: (question: Question) => Response) {
  const kept = new Map<string, string>();
  const questions: Question[] = [];
  const bindings = {
    KV: {
      get: async (key: string) => JSON.parse(kept.get(key) ?? "null"),
      put: async (key: string, value: string) => void kept.set(key, value),
    },
    BACKEND: {
      fetch: async (input: RequestInfo, init?: RequestInit) => {
        const question = (await new Request(input, init).json()) as Question;
        questions.push(question);
        return answer(question);
      },
    },
  } as unknown as Bindings;
  return { bindings, questions, kept, environment: readEnvironment({}) };
}

const offered = () => Response.json({ data: [] });
const lacking = (field: string) => (question: Question) =>
  question.query.includes(field)
    ? Response.json({ errors: [{ message: `Cannot query field "${field}" on type "RootQuery".` }] })
    : offered();

test("a field that the backend lacks is found missing, the others offered (design §6)", async () => {
  const { bindings, environment } = setUp(lacking("loginClients"));
  const { loginClients, ...others } = await readCapabilities(bindings, environment);
  expect(loginClients).toBe(false);
  expect(Object.keys(others).length).toBeGreaterThan(5);
  expect(new Set(Object.values(others))).toEqual(new Set([true]));
});

test("the probe runs nothing: every root field is skipped, so that no payment is begun (design §6)", async () => {
  const { bindings, environment, questions } = setUp(offered);
  await readCapabilities(bindings, environment);
  expect(questions.some(({ query }) => query.includes("stripePaymentIntent"))).toBe(true);
  for (const { query } of questions) {
    expect(query).toMatch(/@skip\(if: true\)/);
    expect(query).not.toContain("mutation");
  }
});

test("it is asked once and then read from KV (design §6)", async () => {
  const { bindings, environment, questions } = setUp(lacking("seo"));
  const first = await readCapabilities(bindings, environment);
  const asked = questions.length;
  expect(await readCapabilities(bindings, environment)).toEqual(first);
  expect(questions).toHaveLength(asked);
});

test("a backend that doesn't answer leaves nothing known, and nothing kept (design §6)", async () => {
  const { bindings, environment, kept } = setUp(() => new Response("<html>", { status: 502 }));
  expect(await readCapabilities(bindings, environment)).toEqual({});
  expect(kept.size).toBe(0);
});
