import { encode } from "uqr";
import { expect, test } from "vitest";
import { listTransfers, writeCreditTransfer } from "./bank-transfer";

const ACCOUNT = {
  holder: "Сила Спорт ООД",
  iban: "BG80BNBG96611020345678",
  bic: "BNBGBGSD",
  bank: "УниКредит Булбанк",
};
const TRANSFER = { ...ACCOUNT, amount: 12_350, currency: "EUR", reason: "1201" };
const ORDER = {
  status: "ON_HOLD",
  paymentMethod: "bacs",
  currency: "EUR",
  total: 12_350,
  orderNumber: "1201",
  bankAccounts: [ACCOUNT],
};

test("the QR code's text is a credit transfer in EPC069-12 format", () => {
  expect(writeCreditTransfer(TRANSFER)?.split("\n")).toEqual([
    "BCD",
    "002",
    "1",
    "SCT",
    "BNBGBGSD",
    "Сила Спорт ООД",
    "BG80BNBG96611020345678",
    "EUR123.50",
    "",
    "",
    "1201",
  ]);
  expect(writeCreditTransfer({ ...TRANSFER, bic: "" })?.split("\n")[4]).toBe("");
  expect(writeCreditTransfer({ ...TRANSFER, amount: 5 })).toContain("EUR0.05");
});

test.each([
  ["in leva", { currency: "BGN" }],
  ["for nothing", { amount: 0 }],
  ["for more than a transfer may be", { amount: 100_000_000_000 }],
  ["to an IBAN that isn't one", { iban: "BG81BNBG96611020345678" }],
  ["with a BIC that isn't one", { bic: "BNB" }],
  ["to nobody", { holder: " " }],
])("there is no code %s", (_, more) => {
  expect(writeCreditTransfer({ ...TRANSFER, ...more })).toBeNull();
});

test("no field runs into the next or exceeds the allowed length", () => {
  const lines = writeCreditTransfer({ ...TRANSFER, holder: `Сила\nСпорт${"х".repeat(99)}`, reason: "1\r\n2" })!.split(
    "\n",
  );
  expect(lines).toHaveLength(11);
  expect([lines[5]!.length, lines[5]!.startsWith("Сила Спорт"), lines[10]]).toEqual([70, true, "1 2"]);
});

test("the path has the code's dark modules and a quiet zone around them", () => {
  const { size, path } = listTransfers(ORDER)![0]!.code!;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    dark[Number(y)]!.fill(true, Number(x), Number(x) + Number(width));
  const { data, version } = encode(writeCreditTransfer(TRANSFER)!, { ecc: "M", boostEcc: false, border: 4 });
  expect(dark).toEqual(data);
  expect(version).toBeLessThanOrEqual(13);
  expect(
    dark.flatMap((row, y) => row.flatMap((one, x) => (one ? Math.min(x, y, size - 1 - x, size - 1 - y) : []))),
  ).toSatisfy((margins: number[]) => Math.min(...margins) === 4);
});

test("an order on hold shows the accounts; in leva without a code; without the plugin nothing", () => {
  expect(listTransfers(ORDER)).toMatchObject([{ ...ACCOUNT, amount: 12_350, currency: "EUR", reason: "1201" }]);
  expect(listTransfers({ ...ORDER, currency: "BGN" })).toMatchObject([{ iban: ACCOUNT.iban, code: null }]);
  expect(listTransfers({ ...ORDER, bankAccounts: [] })).toEqual([]);
  for (const other of [{ status: "PROCESSING" }, { paymentMethod: "cod" }, { bankAccounts: undefined }])
    expect(listTransfers({ ...ORDER, ...other })).toBeNull();
});
