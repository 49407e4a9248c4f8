import fc from "fast-check";
import { expect, test } from "vitest";
import { openClientWith } from "../../../tests/doubles/backend/client-with-fetch";
import { readCouriers } from "./couriers";
import { countRuns } from "../../../tests/fixtures/trials";

const NODE = {
  id: "1127",
  kind: "office",
  name: "Еконт Младост 1",
  city: "гр. София",
  region: "BG-22",
  postcode: "1784",
  address: "бул. <b>„Александър Малинов“</b> 51",
  weekdays: "09:00 - 18:00",
  saturday: "9:00–13:00",
  sunday: "",
  latitude: 42.65,
  longitude: 23.37,
  maxWeight: 50,
};
const OFFICE = {
  id: "1127",
  kind: "office",
  name: "Еконт Младост 1",
  place: "sofia",
  region: "BG-22",
  postcode: "1784",
  address: "бул. „Александър Малинов“ 51",
  hours: { weekdays: "09:00-18:00", saturday: "9:00-13:00", sunday: "" },
  location: [42.65, 23.37],
  maxWeight: 50,
};

type Page = (courier: string, after: string | null) => unknown;
const ECONT = [{ courier: "econt", plugin: "Bulgarisation", hasOffices: true }];

async function read(page: Page, couriers: unknown = ECONT) {
  const asked: (string | null)[] = [];
  const { client } = openClientWith(async (request) => {
    const { operationName, variables } = await request.json<{
      operationName: string;
      variables: { courier: string; after: string | null };
    }>();
    if (operationName === "getStorefrontDelivery") return Response.json({ data: { storefrontDelivery: { couriers } } });
    asked.push(variables.after);
    const storefrontOffices = page(variables.courier, variables.after);
    return storefrontOffices instanceof Response ? storefrontOffices : Response.json({ data: { storefrontOffices } });
  }, "public");
  const { documents, failure } = await readCouriers(client);
  return { data: Object.fromEntries(documents.map((one) => [one.name, one.data])), failure, asked };
}

test("a courier's offices are read page by page, as texts, with the settlement's key", async () => {
  const pages: Record<string, object> = {
    "": { offices: [NODE], next: "1" },
    "1": { offices: [{ ...NODE, id: "2" }], next: null },
  };
  const { data, failure, asked } = await read((_, after) => pages[after ?? ""]);
  expect(data).toEqual({ couriers: ["econt"], "offices:econt": [OFFICE, { ...OFFICE, id: "2" }] });
  expect([failure, asked]).toEqual([null, [null, "1"]]);
});

test("only couriers that the shop knows and that have a list are read", async () => {
  const couriers = [
    ...ECONT,
    { courier: "speedy", hasOffices: false },
    { courier: "other", hasOffices: true },
    { courier: "toString", hasOffices: true },
    null,
  ];
  const { data } = await read(() => ({ offices: [NODE], next: null }), couriers);
  expect(Object.keys(data)).toEqual(["couriers", "offices:econt"]);
});

test("a list that is down, empty, endless or no list is omitted, so that the stored one stays", async () => {
  const down = await read(() => new Response("down", { status: 502 }));
  expect([Object.keys(down.data), down.failure]).toEqual([["couriers"], { kind: "bad-answer" }]);
  for (const page of [null, { offices: [], next: null }, { offices: null, next: null }, { offices: [NODE], next: "x" }])
    expect(Object.keys((await read(() => page)).data), JSON.stringify(page)).toEqual(["couriers"]);
});

test("what isn't known of an office is absent, and one that can't be chosen is omitted", async () => {
  const bare = {
    id: "7",
    kind: "locker",
    name: "Автомат",
    maxWeight: 0,
    latitude: 0,
    longitude: 0,
    weekdays: "денонощно",
  };
  const wrong = [
    { ...NODE, id: "" },
    { ...NODE, id: null },
    { ...NODE, kind: "shop" },
    { ...NODE, name: "<i></i>" },
    null,
  ];
  const { data } = await read(() => ({ offices: [bare, ...wrong], next: null }));
  const hours = { weekdays: "", saturday: "", sunday: "" };
  const absent = { place: "", region: "", postcode: "", address: "", hours, location: null, maxWeight: null };
  expect(data["offices:econt"]).toEqual([{ ...absent, id: "7", kind: "locker", name: "Автомат" }]);
});

test("a list is stored whole or not at all: one that D1 can't take is omitted", async () => {
  const listOf = (count: number, address: string) =>
    read((_, after) => {
      const from = Number(after ?? 0);
      const offices = Array.from({ length: 500 }, (_office, at) => ({ ...NODE, id: String(from + at), address }));
      return { offices, next: from + 500 < count ? String(from + 500) : null };
    });
  expect((await listOf(2500, NODE.address)).data["offices:econt"]).toHaveLength(2500);
  expect(Object.keys((await listOf(4000, "я".repeat(120))).data)).toEqual(["couriers"]);
});

test("an answer of any shape spoils no sync", async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), fc.jsonValue(), async (couriers, page) => {
      const fields = fc.sample(fc.jsonValue(), 1)[0];
      await expect(read(() => page, couriers)).resolves.toBeDefined();
      const offices = [
        { ...NODE, latitude: fields, weekdays: fields, city: fields, region: fields, maxWeight: fields },
      ];
      await expect(read(() => ({ offices, next: null }))).resolves.toBeDefined();
    }),
    { numRuns: countRuns(100) },
  );
});
