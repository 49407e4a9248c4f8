import { DEMO_ORIGIN } from "../../http/origin.ts";

/** "za-nas", "/za-nas/" and the full URL become "/za-nas". null: another host, or no URL at all. */
export function readContentPath(address: string): string | null {
  if (!URL.canParse(address, DEMO_ORIGIN)) return null;
  const { origin, pathname } = new URL(address, DEMO_ORIGIN);
  return origin === DEMO_ORIGIN ? pathname.replace(/(?<=.)\/+$/, "") : null;
}

/** WordPress ends its paths with a slash. */
export function showUri(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}
