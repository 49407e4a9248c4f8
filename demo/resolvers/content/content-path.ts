import { DEMO_ORIGIN } from "../../http/origin.ts";

/** "za-nas", "/za-nas/" and the whole address are one: "/za-nas". null: another host, or no address at all. */
export function readContentPath(address: string): string | null {
  if (!URL.canParse(address, DEMO_ORIGIN)) return null;
  const { origin, pathname } = new URL(address, DEMO_ORIGIN);
  return origin === DEMO_ORIGIN ? pathname.replace(/(?<=.)\/+$/, "") : null;
}

/** WordPress ends its addresses with a slash. */
export function showUri(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}
