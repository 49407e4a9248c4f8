import { beforeEach, expect, test, vi } from "vitest";
import { createBackendClient } from "../app/backend/client";
import { GetStripePaymentIntentDocument } from "../graphql/generated/documents";
import { makeMemory } from "../tests/doubles/map-memory";
import { NotedBackend, type NotedQuestion } from "../tests/doubles/noted-backend";
import { readCapabilities } from "./capabilities";
import { readEnvironment } from "./env";

const offered = () => Response.json({ data: [] });
const lacking = (field: string) => (question: NotedQuestion) =>
  question.query.includes(field)
    ? Response.json({ errors: [{ message: `Cannot query field "${field}" on type "RootQuery".` }] })
    : offered();

beforeEach(() => void vi.spyOn(console, "info").mockReturnValue());

function setUp(answer: (question: NotedQuestion) => Response | Promise<Response>) {
  const backend = new NotedBackend(answer);
  const memory = makeMemory();
  const read = () => readCapabilities(backend.bindings, readEnvironment({}), memory);
  return { backend, memory, read };
}

test("nobody waits for the probe: nothing is known at first, and all of it afterwards (design §6)", async () => {
  const { backend, memory, read } = setUp(lacking("loginClients"));
  expect(await read()).toEqual({});
  expect(backend.questions).toEqual([]);
  await memory.settle();
  const { loginClients, ...others } = await read();
  expect(loginClients).toBe(false);
  expect(Object.keys(others).length).toBeGreaterThan(5);
  expect(new Set(Object.values(others))).toEqual(new Set([true]));
});

test("the probe runs nothing: every root field is skipped, so that no payment is begun (design §6)", async () => {
  const { backend, memory, read } = setUp(offered);
  await read();
  await memory.settle();
  expect(backend.questions.some(({ query }) => query.includes("stripePaymentIntent"))).toBe(true);
  for (const { query } of backend.questions) {
    expect(query).toMatch(/@skip\(if: true\)/);
    expect(query).not.toContain("mutation");
  }
});

test("an operation that was run before is still only validated by the probe (design §6)", async () => {
  const { backend, memory, read } = setUp(offered);
  const fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    backend.bindings.BACKEND!.fetch(input as never, init as never);
  const client = createBackendClient({
    name: "public",
    url: "https://x.test",
    fetch: fetch as never,
    onFailure: () => undefined,
  });
  await client.query(GetStripePaymentIntentDocument, { stripePaymentMethod: "PAYMENT" });
  expect(backend.questions.pop()!.query).not.toContain("@skip");
  await read();
  await memory.settle();
  for (const { query } of backend.questions) expect(query).toContain("@skip(if: true)");
});

test("it is asked once; what is a day old still counts while it is asked anew (design §6)", async () => {
  let field = "seo";
  const { backend, memory, read } = setUp((question) => lacking(field)(question));
  await read();
  await memory.settle();
  const asked = backend.questions.length;
  expect(await read()).toMatchObject({ seo: false, collectionStats: true });
  await memory.settle();
  expect(backend.questions).toHaveLength(asked);
  memory.age();
  field = "collectionStats";
  expect(await read()).toMatchObject({ seo: false, collectionStats: true });
  await memory.settle();
  expect(await read()).toMatchObject({ seo: true, collectionStats: false });
});

test("a backend that doesn't answer leaves nothing known, and what was known as it was (design §6)", async () => {
  let isDown = true;
  const { memory, read } = setUp(() => (isDown ? new Response("<html>", { status: 502 }) : offered()));
  await read();
  await memory.settle();
  expect(await read()).toEqual({});
  isDown = false;
  await memory.settle();
  isDown = true;
  memory.age();
  await read();
  await memory.settle();
  expect(await read()).toMatchObject({ seo: true });
});
