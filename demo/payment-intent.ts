import type { ShopOptions } from "./shop-options.ts";

export interface PaymentIntent {
  id: string | null;
  clientSecret: string | null;
  /** In stotinki, as WooNuxt Settings counts them. */
  amount: number;
  currency: string;
  error: string | null;
}

/** What WooNuxt Settings answers; nothing is asked of Stripe. It cuts floats: 19.99 becomes 1998. */
export function describePaymentIntent(
  totalCents: number,
  method: "PAYMENT" | "SETUP",
  { hasCardPayments, currency }: ShopOptions,
): PaymentIntent {
  const amount = Math.trunc((totalCents / 100) * 100);
  const refuse = (error: string) => ({ id: null, clientSecret: null, amount, currency, error });
  if (method === "PAYMENT" && amount <= 0) return refuse("Cart amount must be greater than 0");
  if (!hasCardPayments) return refuse("Stripe is not enabled or configured properly");
  const id = `${method === "PAYMENT" ? "pi" : "seti"}_demo${inventHex(6)}`;
  return { id, clientSecret: `${id}_secret_${inventHex(8)}`, amount, currency, error: null };
}

function inventHex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((one) => one.toString(16).padStart(2, "0")).join("");
}
