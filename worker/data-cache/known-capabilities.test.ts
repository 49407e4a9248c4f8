import { beforeEach, expect, test, vi } from "vitest";
import { makeDataCache } from "../../tests/doubles/platform/data-cache";
import { RecordingBackend, type RecordedQuery } from "../../tests/doubles/backend/recording-backend";
import { readCapabilities } from "./known-capabilities";
import { readEnvironment } from "../platform/environment";
import { RenderReport } from "./render-report";

const offered = () => Response.json({ data: { __typename: "RootQuery" } });
const lacking = (field: string) => (question: RecordedQuery) => {
  const line = question.query.split("\n").findIndex((text) => text.includes(field)) + 1;
  return Response.json({ errors: [{ message: `Cannot query field "${field}".`, locations: [{ line, column: 3 }] }] });
};

beforeEach(() => void vi.spyOn(console, "info").mockReturnValue());

function setUp(answer: (question: RecordedQuery) => Response | Promise<Response>) {
  const backend = new RecordingBackend(answer);
  const dataCache = makeDataCache();
  const report = new RenderReport();
  const read = () => readCapabilities(backend.bindings, readEnvironment({}), dataCache, report);
  return { backend, dataCache, report, read };
}

test("the very first page knows what the backend has, by one question: none is asked for what isn't there", async () => {
  const { backend, read } = setUp(lacking("seconddesc"));
  const { categoryExtras, ...others } = await read();
  expect(categoryExtras).toBe(false);
  expect(Object.keys(others).length).toBeGreaterThan(3);
  expect(new Set(Object.values(others))).toEqual(new Set([true]));
  expect(backend.queries).toHaveLength(1);
});

test("the probe runs nothing but the name of the root", async () => {
  const { backend, read } = setUp(offered);
  await read();
  const [question] = backend.queries;
  expect(question).toMatchObject({ operationName: "probe" });
  expect(question!.query).toMatch(/^query probe \{\s+__typename\s+\}/);
  expect(question!.query).toContain("storefrontStock");
  expect(question!.query).not.toContain("mutation");
});

test("it is asked once; what is a day old still counts while it is asked anew", async () => {
  let field = "seo";
  const { backend, dataCache, read } = setUp((question) => lacking(field)(question));
  await read();
  await dataCache.settle();
  expect(await read()).toMatchObject({ seo: false, catalogSettings: true });
  await dataCache.settle();
  expect(backend.queries).toHaveLength(1);
  dataCache.age();
  field = "storefrontHidesSoldOut";
  expect(await read()).toMatchObject({ seo: false, catalogSettings: true });
  await dataCache.settle();
  expect(await read()).toMatchObject({ seo: true, catalogSettings: false });
});

test("a backend that doesn't answer leaves nothing known and the page not whole, and what was known as it was", async () => {
  let isDown = true;
  const { dataCache, report, read } = setUp(() => (isDown ? new Response("<html>", { status: 502 }) : offered()));
  expect([await read(), report.isWhole]).toEqual([{}, false]);
  isDown = false;
  expect(await read()).toMatchObject({ seo: true });
  await dataCache.settle();
  isDown = true;
  dataCache.age();
  await read();
  await expect(dataCache.settle()).rejects.toThrow();
  expect(await read()).toMatchObject({ seo: true });
});

test("a refusal that names no place takes no part away", async () => {
  const { read } = setUp(() => Response.json({ errors: [{ message: "Too deep" }] }));
  expect(await read()).toMatchObject({ seo: true, catalogSettings: true });
});
