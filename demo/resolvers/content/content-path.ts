/** WordPress ends its paths with a slash. */
export function showUri(path: string): string {
  return path.endsWith("/") ? path : `${path}/`;
}
