import { EMAIL, EMAIL_MAX } from "../forms/email";
import { readLine } from "../forms/form-data";

export const STOCK_REQUEST_PATH = "/izvestie";

/** What somebody wants to hear of when it is back. */
export interface StockRequest {
  productId: number;
  /** null: the product as a whole. */
  variationId: number | null;
  slug: string;
  /** In people's words, with what was chosen. */
  name: string;
  /** Lower case: one address is one wish. */
  email: string;
}

/** What the form sends; the product's name is the catalogue's to say. */
interface StockRequestForm {
  slug: string;
  variationId: number | null;
  email: string;
  /** What is wrong with the address; null: nothing. */
  problem: "required" | "email" | null;
}

/** What the form answers to scripts. */
export interface StockRequestReply {
  isWritten: boolean;
  /** Why it isn't, as a sentence; "" otherwise. */
  message: string;
}

/** Reads the form: total, never throws. */
export function readStockRequest(form: FormData): StockRequestForm {
  const email = readLine(form, "email").toLowerCase();
  const variation = readLine(form, "variationId");
  const isAddress = email.length <= EMAIL_MAX && EMAIL.test(email);
  return {
    slug: readLine(form, "slug"),
    variationId: /^[1-9]\d{0,9}$/.test(variation) ? Number(variation) : null,
    email,
    problem: email === "" ? "required" : isAddress ? null : "email",
  };
}
