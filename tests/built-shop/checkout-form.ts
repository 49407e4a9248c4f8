import type { Visitor } from "./visitor";

/** The checkout form with valid fields. */
export async function readCheckoutForm(who: Visitor): Promise<Record<string, string>> {
  const html = await (await who.open("/checkout")).text();
  const hidden = [...html.matchAll(/<input[^>]*name="(checkoutId|seenTotal)"[^>]*value="([^"]*)"/g)].map(
    ([, name, value]) => [name!, value!],
  );
  return {
    ...Object.fromEntries(hidden),
    "billing.firstName": "Мария",
    "billing.lastName": "Димитрова",
    "billing.email": "maria@example.bg",
    "billing.phone": "0888 123 456",
    "billing.country": "BG",
    "billing.state": "BG-22",
    "billing.city": "София",
    "billing.postcode": "1784",
    "billing.address1": "бул. Цариградско шосе 115",
    // The first rate is pick-up at an office; the street is for the others.
    "billing.courier": "speedy",
    "billing.office": "Младост 1",
    rateId: "flat_rate:1",
    paymentMethod: "cod",
    consent: "on",
    intent: "place",
  };
}
