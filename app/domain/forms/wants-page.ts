/**
 * True for a form that a browser sent by itself and that must be answered with a page. The router's own requests accept
 * anything; browsers name HTML, on plain http too, where they send no Sec-Fetch headers.
 */
export function wantsPage(request: Request): boolean {
  return (request.headers.get("accept") ?? "").includes("text/html");
}
