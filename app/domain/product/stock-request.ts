import { EMAIL, EMAIL_MAX } from "../forms/email";
import { readLine } from "../forms/form-data";
import { parseProductId } from "./product-url";

/** A request for a back-in-stock e-mail. */
export interface StockRequest {
  productId: number;
  /** null for the whole product. */
  variationId: number | null;
  slug: string;
  /** Display name, with the selected options. */
  name: string;
  /** Lower case: one request per e-mail and product. */
  email: string;
}

/** The submitted form; the product's name comes from the catalog. */
interface StockRequestForm {
  slug: string;
  variationId: number | null;
  email: string;
  /** The problem with the e-mail; null for none. */
  problem: "required" | "email" | null;
}

/** The form's reply to scripts. */
export interface StockRequestReply {
  isWritten: boolean;
  /** The error message; "" for none. */
  message: string;
}

/** Parses the form. Never throws. */
export function readStockRequest(form: FormData): StockRequestForm {
  const email = readLine(form, "email").toLowerCase();
  const isAddress = email.length <= EMAIL_MAX && EMAIL.test(email);
  return {
    slug: readLine(form, "slug"),
    variationId: parseProductId(readLine(form, "variationId")),
    email,
    problem: email === "" ? "required" : isAddress ? null : "email",
  };
}
