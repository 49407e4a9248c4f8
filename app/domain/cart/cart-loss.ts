/** What couldn't be put back after a session was lost: a product, some pieces of it, or a discount code. */
export type CartLoss =
  | { kind: "line"; name: string }
  | { kind: "fewer"; name: string; quantity: number }
  | { kind: "coupon"; name: string };

/** A line as people call it: its product with what was chosen. */
export function nameLine(line: { name: string; attributes: { value: string }[] }): string {
  const choice = line.attributes.map(({ value }) => value).join(", ");
  return choice ? `${line.name} (${choice})` : line.name;
}
