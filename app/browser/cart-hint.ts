/** How many things are in the cart, from the readable hint cookie that personal answers set: a count, no identity (design §2). */
export function readCartHint(): number {
  const count = /(?:^|; )cart_items=(\d+)/.exec(document.cookie)?.[1];
  return count ? Number(count) : 0;
}
