import { expect, test } from "vitest";
import type { Office } from "./office";
import { describeOffice, findOfficeProblem, takesParcel } from "./chosen-office";

const OFFICE: Office = {
  id: "1127",
  kind: "office",
  name: "Младост 1",
  address: "бул. „Александър Малинов“ 51",
  hours: { weekdays: "", saturday: "", sunday: "" },
  location: null,
  maxWeight: 20,
};

test("an office that the courier lists in the settlement takes the parcel", () => {
  expect(findOfficeProblem(OFFICE, { isThere: true })).toBeNull();
  expect(findOfficeProblem(OFFICE, { isThere: true, kind: "office", parcelWeight: 20 })).toBeNull();
});

test("one that closed, is elsewhere, of another kind or for lighter parcels doesn't, and it is said why", () => {
  expect(findOfficeProblem(null, { isThere: false })).toBe("office-gone");
  expect(findOfficeProblem(OFFICE, { isThere: false })).toBe("office-elsewhere");
  expect(findOfficeProblem(OFFICE, { isThere: true, kind: "locker" })).toBe("office-kind");
  expect(findOfficeProblem(OFFICE, { isThere: true, parcelWeight: 20.5 })).toBe("office-weight");
});

test("a weight or a limit that is unknown keeps nobody from choosing", () => {
  expect(takesParcel(OFFICE, undefined)).toBe(true);
  expect(takesParcel({ maxWeight: null }, 500)).toBe(true);
});

test("an order names an office by name and address, in a line that forms accept", () => {
  expect(describeOffice(OFFICE)).toBe("Младост 1, бул. „Александър Малинов“ 51");
  expect(describeOffice({ name: "Автомат 5", address: "" })).toBe("Автомат 5");
  expect(describeOffice({ name: "Младост, бл. 5", address: "бл. 5" })).toBe("Младост, бл. 5");
  expect(describeOffice({ name: "я".repeat(120), address: "я".repeat(120) })).toHaveLength(120);
});
