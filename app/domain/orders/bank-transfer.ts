import { encode } from "uqr";
import { isIban } from "./iban";
import type { MinorUnits } from "../values/money";
import type { Order, BankAccount } from "./order";

/** A QR code's dark modules as an SVG path of `size` modules, with its quiet zone. */
interface TransferCode {
  size: number;
  path: string;
}

/** What a shopper types or scans to pay for one order. */
export interface BankTransfer extends BankAccount {
  /** In minor units of `currency`. */
  amount: MinorUnits;
  currency: string;
  reason: string;
  /** null unless the transfer is in euro to an IBAN. */
  code: TransferCode | null;
}

type Payable = Pick<Order, "status" | "paymentMethod" | "currency" | "total" | "orderNumber"> & {
  bankAccounts?: BankAccount[] | undefined;
};

/** EPC069-12, "Quote 2.3": at most version 13, error correction M. */
const VERSION_MAX = 13;

const QUIET_ZONE = 4;

const AMOUNT_MAX = 99_999_999_999;

const NAME_MAX = 70;

const REASON_MAX = 140;

/** Whether an order waits for a bank transfer. */
export function awaitsTransfer({ status, paymentMethod }: Pick<Order, "status" | "paymentMethod">): boolean {
  return status === "ON_HOLD" && paymentMethod === "bacs";
}

/** The transfer for each of the shop's accounts; null when the backend doesn't list them or no transfer is due. */
export function listTransfers(order: Payable): BankTransfer[] | null {
  if (!awaitsTransfer(order) || !order.bankAccounts) return null;
  const { currency, total, orderNumber } = order;
  return order.bankAccounts.map((account) => {
    const transfer = { ...account, amount: total, currency, reason: orderNumber };
    const text = writeCreditTransfer(transfer);
    return { ...transfer, code: text === null ? null : drawCode(text) };
  });
}

/** The text of an EPC QR code (EPC069-12, version 002); null when a part is missing or invalid. */
export function writeCreditTransfer(transfer: Omit<BankTransfer, "code">): string | null {
  const { holder, iban, bic, amount, currency, reason } = transfer;
  const name = oneLine(holder, NAME_MAX);
  const isBic = bic === "" || /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic);
  if (currency !== "EUR" || amount < 1 || amount > AMOUNT_MAX || !isIban(iban) || !isBic || !name) return null;
  const sum = `EUR${(amount / 100).toFixed(2)}`;
  return ["BCD", "002", "1", "SCT", bic, name, iban, sum, "", "", oneLine(reason, REASON_MAX)].join("\n");
}

function oneLine(text: string, max: number): string {
  return [...text.replaceAll(/\s+/g, " ").trim()].slice(0, max).join("");
}

function drawCode(text: string): TransferCode {
  const { data, size } = encode(text, { ecc: "M", boostEcc: false, maxVersion: VERSION_MAX, border: QUIET_ZONE });
  const rows = data.map((row, y) => [...drawRow(row, y)].join(""));
  return { size, path: rows.join("") };
}

// One stroke for adjacent modules makes the path a third as long as one per module.
function* drawRow(row: readonly boolean[], y: number): Generator<string> {
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x++;
    yield `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
  }
}
