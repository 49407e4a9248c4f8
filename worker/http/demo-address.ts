import { DEMO_ORIGIN } from "../platform/environment";

/** The demo's own pages stand on the shop's address (demo-pages.ts); every other address stays as it is. */
export function toShopAddress(address: string): string {
  return address.startsWith(`${DEMO_ORIGIN}/`) ? address.slice(DEMO_ORIGIN.length) : address;
}
