import fc from "fast-check";
import { expect, test } from "vitest";
import { checkWithdrawal, newWithdrawalValues, readWithdrawalValues } from "./withdrawal-form";
import { countRuns } from "../../../tests/fixtures/trials";

const GOOD = { ...newWithdrawalValues("1201", "form"), name: "Мария Димитрова", email: "maria@example.bg" };
const check = (more: Partial<typeof GOOD>) => checkWithdrawal({ ...GOOD, ...more });

test("name, order and e-mail are enough for the whole order (Directive 2023/2673)", () => {
  expect(check({ goods: "left over from before" })).toEqual({
    ok: true,
    statement: { name: "Мария Димитрова", orderNumber: "1201", email: "maria@example.bg", goods: "" },
  });
});

test("a partial withdrawal names the goods", () => {
  expect(check({ scope: "part" })).toEqual({ ok: false, problems: { goods: "required" } });
  expect(check({ scope: "part", goods: "Тениска, 2 бр.\nШейкър" })).toMatchObject({
    statement: { goods: "Тениска, 2 бр.\nШейкър" },
  });
});

test("each missing field is reported", () => {
  const empty = { name: "", orderNumber: "", email: "" };
  expect(check({ ...empty, scope: "part" })).toEqual({
    ok: false,
    problems: { name: "required", orderNumber: "required", email: "required", goods: "required" },
  });
});

test.each([
  ["№ 1201", "1201"],
  ["#1201", "1201"],
  ["SILA-2026/1201", "SILA-2026/1201"],
  ["WC 12.01", "WC 12.01"],
])("an order number may have any usual format: %s", (typed, orderNumber) => {
  expect(check({ orderNumber: typed })).toMatchObject({ ok: true, statement: { orderNumber } });
});

test.each(["д-р М. Иванова", "И.Петров", "O’Brien", "Жан-Люк Пикар", "Петрова, Мария"])("a name may be %s", (name) => {
  expect(check({ name }).ok).toBe(true);
});

test("neither a name nor a number can carry a link into a stranger's mailbox", () => {
  const hostile = ["Win at evil.com", "http://evil.com", "evil.com/x", "www.evil.bg", "evil@evil.com", "<a>x</a>"];
  for (const text of hostile) {
    const named = check({ name: text });
    expect(named.ok ? named.statement.name : "").not.toMatch(/\.\p{L}|[/@<]/u);
    expect(check({ orderNumber: text }).ok).toBe(false);
  }
});

test("any form gives a statement within bounds, or problems of known fields", () => {
  const fields = ["name", "orderNumber", "email", "scope", "goods", "formId"];
  const posted = fc.dictionary(fc.constantFrom(...fields), fc.oneof(fc.string(), fc.string({ unit: "grapheme" })));
  const isSound = (given: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(given)) form.append(name, value);
    const checked = checkWithdrawal(readWithdrawalValues(form));
    if (!checked.ok) return Object.keys(checked.problems).every((field) => fields.includes(field));
    const { name, orderNumber, email, goods } = checked.statement;
    return name.length <= 60 && orderNumber.length <= 40 && email.length <= 254 && goods.length <= 1000;
  };
  fc.assert(fc.property(posted, isSound), { numRuns: countRuns(2000) });
});
