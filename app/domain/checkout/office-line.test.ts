import { expect, test } from "vitest";
import { COURIERS, writeOfficeLine } from "#country/couriers";
import { readOfficeLine } from "./checkout-draft";

test("an office is parsed from the line it was written to", () => {
  for (const courier of Object.values(COURIERS))
    expect(readOfficeLine(writeOfficeLine(courier, "Младост 1, бул. „Йерусалим“ 12"))).toEqual({
      courier,
      office: "Младост 1, бул. „Йерусалим“ 12",
    });
});

test("a street is not an office", () => {
  for (const line of [
    "",
    "ул. „Пирин“ 24",
    writeOfficeLine("", ""),
    writeOfficeLine("", "Младост 1"),
    writeOfficeLine("Speedy", ""),
  ])
    expect(readOfficeLine(line)).toBeNull();
});
