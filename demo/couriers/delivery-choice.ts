import * as v from "valibot";

const MAX_LENGTH = 4096;

const Line = v.pipe(v.string(), v.maxLength(200));

const DeliveryChoice = v.object({ courier: Line, office: Line, payment: Line, address1: Line, address2: Line });

export type DeliveryChoice = v.InferOutput<typeof DeliveryChoice>;

/** What the shop says of its shopper's delivery in `x-storefront-delivery`; null for nothing, or nothing readable. */
export function readDeliveryChoice({ headers }: Request): DeliveryChoice | null {
  const text = headers.get("x-storefront-delivery") ?? "";
  if (!text || text.length > MAX_LENGTH) return null;
  try {
    const parsed = v.safeParse(DeliveryChoice, JSON.parse(decodeURIComponent(text)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
