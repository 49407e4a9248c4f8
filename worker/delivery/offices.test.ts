import { expect, test } from "vitest";
import { openReplica } from "../../tests/doubles/catalog/replica";
import type { OfficeQuery } from "../../app/domain/delivery/office-query";
import { placeKey } from "#country/place-key";
import { openCatalogReader } from "../catalog/open-reader";
import type { DocumentData, StoredOffice } from "../catalog/rows/document-data";
import { RenderReport } from "../render/render-report";
import { openOffices } from "./offices";

function office(id: string, city: string, more: Partial<StoredOffice> = {}): StoredOffice {
  return {
    id,
    kind: "office",
    name: `Офис ${id}`,
    place: placeKey(city),
    region: "BG-22",
    postcode: "1000",
    address: "",
    hours: { weekdays: "", saturday: "", sunday: "" },
    location: null,
    maxWeight: null,
    ...more,
  };
}

const ECONT = [
  office("10", "София"),
  office("9", "гр. София", { postcode: "1784" }),
  office("3", "София", { kind: "locker", name: "Автомат" }),
  office("20", "Бяла", { region: "BG-03", postcode: "9101" }),
  office("21", "Бяла", { region: "BG-18", postcode: "7100" }),
  office("30", "Без област", { region: "", postcode: "4444" }),
];

async function open(documents: Partial<DocumentData> = { couriers: ["econt", "speedy"], "offices:econt": ECONT }) {
  const { bindings, environment, db } = await openReplica({ documents });
  return { db, offices: openOffices(() => openCatalogReader(bindings, environment, new RenderReport())) };
}

async function find(query: Partial<OfficeQuery>, documents?: Partial<DocumentData>) {
  const { offices } = await open(documents);
  const found = await offices.listOffices({
    courier: "econt",
    kind: null,
    city: "София",
    region: "BG-22",
    postcode: "",
    ...query,
  });
  return found.ok ? (found.value?.map(({ id }) => id) ?? null) : found;
}

test("the offices of a settlement are found however it is spelled, by name and number", async () => {
  for (const city of ["София", "гр. София", "sofia", "Sofiya", "СОФИЯ"])
    expect(await find({ city }), city).toEqual(["3", "9", "10"]);
});

test("of settlements with one name the region decides, and without one all are found", async () => {
  expect(await find({ city: "Бяла", region: "BG-03" })).toEqual(["20"]);
  expect(await find({ city: "Бяла", region: "BG-18" })).toEqual(["21"]);
  expect(await find({ city: "Бяла", region: "" })).toEqual(["20", "21"]);
  expect(await find({ city: "Бяла", region: "BG-01" })).toEqual([]);
  expect(await find({ city: "без област", region: "BG-01" })).toEqual(["30"]);
});

test("a settlement that no office names is found by its postcode, and a named one isn't", async () => {
  expect(await find({ city: "Софийка", postcode: "1784" })).toEqual(["9"]);
  expect(await find({ city: "", postcode: "1784" })).toEqual(["9"]);
  expect(await find({ city: "София", postcode: "1784" })).toEqual(["3", "9", "10"]);
  expect(await find({ city: "Няма такова", postcode: "" })).toEqual([]);
});

test("a kind of offices leaves the others out", async () => {
  expect(await find({ kind: "locker" })).toEqual(["3"]);
  expect(await find({ kind: "office" })).toEqual(["9", "10"]);
});

test("a courier that WordPress doesn't list, or whose list was never read, has none", async () => {
  expect(await find({ courier: "boxnow" })).toBeNull();
  expect(await find({ courier: "speedy" })).toBeNull();
  // Its list stays in the replica, and isn't offered.
  expect(await find({}, { couriers: [], "offices:econt": ECONT })).toBeNull();
  expect(await find({}, {})).toBeNull();
  const { offices } = await open();
  expect(await offices.listCouriers()).toEqual(["econt"]);
});

test("an office is found by its id, with what pages show and nothing else", async () => {
  const { offices } = await open();
  const { place: _place, region: _region, postcode: _postcode, ...shown } = ECONT[0]!;
  expect(await offices.findOffice("econt", "10")).toEqual({ ok: true, value: shown });
  expect(await offices.findOffice("econt", "11")).toEqual({ ok: true, value: null });
  expect(await offices.findOffice("econt", "' OR 1=1 --")).toEqual({ ok: true, value: null });
  expect(await offices.findOffice("speedy", "10")).toEqual({ ok: true, value: null });
});

test("a replica that can't be read fails, and names no couriers", async () => {
  const { offices, db } = await open();
  db.batch = () => Promise.reject(new Error("D1_ERROR: Network connection lost."));
  expect(await offices.listCouriers()).toEqual([]);
  expect((await offices.findOffice("econt", "10")).ok).toBe(false);
});
