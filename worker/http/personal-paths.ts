/** Paths that may know who asks. Every other page is one copy for everybody. */
export function isPersonalPath(pathname: string): boolean {
  return PERSONAL.test(pathname) && !PUBLIC_API.test(pathname);
}

const PERSONAL =
  /^\/(cart|checkout|my-account|otkaz-ot-dogovor|saglasie|sravnenie|kupon|izvestie|api|oauth)(\/|\.data$|$)/;

/** Asked by public pages, and the same for everybody. */
const PUBLIC_API = /^\/api\/(products|suggest)$/;
