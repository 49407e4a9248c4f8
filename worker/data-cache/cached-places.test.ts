import { expect, test } from "vitest";
import { openDataCaches } from "../../tests/doubles/platform/data-caches";
import { respondWith } from "../../tests/doubles/backend/canned-client";
import { openPlaces } from "./cached-places";

test("countries and regions are fetched once for all shoppers", async () => {
  const { open, settle } = openDataCaches();
  const { client, asked } = respondWith({
    data: { allowedCountries: ["BG", "GR"], countryStates: [{ code: "BG-22", name: "София-град" }] },
  });
  for (let shopper = 0; shopper < 3; shopper += 1) {
    const places = openPlaces(client, () => open());
    expect(await places.listCountries()).toEqual({ ok: true, value: ["BG", "GR"] });
    expect(await places.listRegions("BG")).toEqual({ ok: true, value: [{ code: "BG-22", name: "София-град" }] });
    await settle();
  }
  expect(asked).toHaveLength(2);
});

test("while the backend is down, outdated countries are served", async () => {
  const { open, settle, world } = openDataCaches();
  const { client } = respondWith({ data: { allowedCountries: ["BG"] } }, { failure: { kind: "timeout" } });
  await openPlaces(client, () => open()).listCountries();
  await settle();
  world.version = "2 2";
  const revalidating = openPlaces(client, () => open("backend", { isBackground: true }));
  expect(await revalidating.listCountries()).toEqual({ ok: true, value: ["BG"] });
});

test("what came beside an error is a failure", async () => {
  const { open } = openDataCaches();
  const failure = { kind: "refused" as const, message: "Internal server error" };
  const data = { allowedCountries: ["BG"], countryStates: null };
  const places = openPlaces(respondWith({ data, failure }).client, () => open());
  expect(await places.listCountries()).toEqual({ ok: false, failure });
  expect(await places.listRegions("BG")).toEqual({ ok: false, failure });
});

test("a shop that sells nowhere is a malformed answer", async () => {
  const { open } = openDataCaches();
  const places = openPlaces(respondWith({ data: { allowedCountries: [null, ""] } }).client, () => open());
  expect(await places.listCountries()).toEqual({ ok: false, failure: { kind: "bad-answer" } });
});

test("what is no country's code is neither fetched nor cached", async () => {
  const { open, stores } = openDataCaches();
  const { client, asked } = respondWith({ data: { countryStates: [] } });
  const places = openPlaces(client, () => open());
  for (const named of ["", "bg", "BGR", "../..", "Б".repeat(5000)])
    expect(await places.listRegions(named)).toEqual({ ok: true, value: [] });
  expect(asked).toHaveLength(0);
  expect(stores.cache.put).not.toHaveBeenCalled();
});

test("a failure is the caller's, and isn't cached", async () => {
  const { open, settle } = openDataCaches();
  const failure = { kind: "timeout" as const };
  const failing = openPlaces(respondWith({ failure }).client, () => open());
  expect(await failing.listCountries()).toEqual({ ok: false, failure });
  await settle();
  const answering = openPlaces(respondWith({ data: { allowedCountries: ["BG"] } }).client, () => open());
  expect(await answering.listCountries()).toEqual({ ok: true, value: ["BG"] });
});
