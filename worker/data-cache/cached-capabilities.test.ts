import { beforeEach, expect, test, vi } from "vitest";
import { makeDataCache } from "../../tests/doubles/platform/data-cache";
import { RecordingBackend, type RecordedQuery } from "../../tests/doubles/backend/recording-backend";
import { readCapabilities } from "./cached-capabilities";
import { readEnvironment } from "../platform/environment";
import { RenderReport } from "./render-report";

const supported = () => Response.json({ data: { __typename: "RootQuery" } });
const lacking = (field: string) => (request: RecordedQuery) => {
  const line = request.query.split("\n").findIndex((text) => text.includes(field)) + 1;
  return Response.json({ errors: [{ message: `Cannot query field "${field}".`, locations: [{ line, column: 3 }] }] });
};

beforeEach(() => void vi.spyOn(console, "info").mockReturnValue());

function setUp(response: (request: RecordedQuery) => Response | Promise<Response>) {
  const backend = new RecordingBackend(response);
  const dataCache = makeDataCache();
  const report = new RenderReport();
  const read = () => readCapabilities(backend.bindings, readEnvironment({}), dataCache, report);
  return { backend, dataCache, report, read };
}

test("the very first page knows what the backend has, by one request: none is asked for what isn't there", async () => {
  const { backend, read } = setUp(lacking("seconddesc"));
  const { categoryExtras, ...others } = await read();
  expect(categoryExtras).toBe(false);
  expect(Object.keys(others).length).toBeGreaterThan(3);
  expect(new Set(Object.values(others))).toEqual(new Set([true]));
  expect(backend.queries).toHaveLength(1);
});

test("the probe executes nothing but __typename", async () => {
  const { backend, read } = setUp(supported);
  await read();
  const [request] = backend.queries;
  expect(request).toMatchObject({ operationName: "probe" });
  expect(request!.query).toMatch(/^query probe \{\s+__typename\s+\}/);
  expect(request!.query).toContain("storefrontStock");
  expect(request!.query).not.toContain("mutation");
});

test("capabilities are fetched once, and a day later served while they are revalidated", async () => {
  let field = "seo";
  const { backend, dataCache, read } = setUp((request) => lacking(field)(request));
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

test("an unreachable backend has no capabilities and makes the page incomplete, but cached ones stay", async () => {
  let isDown = true;
  const { dataCache, report, read } = setUp(() => (isDown ? new Response("<html>", { status: 502 }) : supported()));
  expect([await read(), report.isComplete]).toEqual([{}, false]);
  isDown = false;
  expect(await read()).toMatchObject({ seo: true });
  await dataCache.settle();
  isDown = true;
  dataCache.age();
  await read();
  await expect(dataCache.settle()).rejects.toThrow();
  expect(await read()).toMatchObject({ seo: true });
});

test("an error without a location removes no capability", async () => {
  const { read } = setUp(() => Response.json({ errors: [{ message: "Too deep" }] }));
  expect(await read()).toMatchObject({ seo: true, catalogSettings: true });
});
