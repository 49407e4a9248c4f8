import { expect, test } from "vitest";
import { readSite } from "../../config/site";
import { receiptText } from "./receipt-text";

const WITHDRAWAL = {
  reference: "W-17",
  declaredAt: "2026-05-04T09:30:00Z",
  name: "Мария Димитрова",
  orderNumber: "1201",
  email: "maria@example.bg",
  goods: "",
  isMailed: true,
};

test("the file names whom the statement was made to, and where the goods go", () => {
  const company = { company: "Пример ЕООД", address: "София, ул. „Пирин“ 24" };
  const text = receiptText(WITHDRAWAL, readSite(company));
  expect(text).toContain("До: Пример ЕООД, ");
  expect(text).toContain("Адрес за връщане: София, ул. „Пирин“ 24.");
});

test("without a company's name it is the shop's, and without an address the file promises none", () => {
  const site = readSite({ company: "", address: "" });
  const text = receiptText(WITHDRAWAL, site);
  expect(text).toContain(`До: ${site.name}`);
  expect(text).not.toContain("Адрес за връщане");
});
