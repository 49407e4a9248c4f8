import { expect, test } from "vitest";
import { COURIERS, OFFICE_LINE } from "../../config/couriers";
import { readOfficeLine } from "./checkout-draft";

test("an office is parsed from the line it was written to", () => {
  for (const courier of Object.values(COURIERS))
    expect(readOfficeLine(OFFICE_LINE(courier, "Младост 1, бул. „Йерусалим“ 12"))).toEqual({
      courier,
      office: "Младост 1, бул. „Йерусалим“ 12",
    });
});

test("a street is not an office", () => {
  for (const line of [
    "",
    "ул. „Пирин“ 24",
    OFFICE_LINE("", ""),
    OFFICE_LINE("", "Младост 1"),
    OFFICE_LINE("Speedy", ""),
  ])
    expect(readOfficeLine(line)).toBeNull();
});
