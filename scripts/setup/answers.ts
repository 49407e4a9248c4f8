import { parseCompanyNumber } from "#country/company-number";

const EMAIL = /^[^@\s]+@[^@\s]+\.[^@\s]+$/;
/** Host names that merchants often give to the WordPress behind a shop. */
const BACKSTAGE = /^(wp|wordpress|cms|admin|backend|api|shop-admin|woo)\./;

/** Reads the shop's URL from a domain as people type it, "lost.bg" or "https://lost.bg/"; "" for none. */
export function parseDomain(answer: string, endpoint: string): string {
  if (answer === "" || answer === "-") return "";
  const named = /^https?:\/\//i.test(answer) ? answer : `https://${answer}`;
  if (/\s/.test(answer) || !URL.canParse(named)) throw new Error(`“${answer}” is no domain; such as lost.bg`);
  const { hostname, port, pathname } = new URL(named);
  if (!hostname.includes(".") || port || pathname !== "/")
    throw new Error(`“${answer}” is no domain: such as lost.bg, without a path or port`);
  if (hostname === new URL(endpoint).hostname)
    throw new Error(`${hostname} is WordPress's own: the shop needs another, and WordPress may move to wp.${hostname}`);
  return `https://${hostname}`;
}

/** Suggests lost.bg for a WordPress at wp.lost.bg. */
export function guessDomain(endpoint: string): string {
  const { hostname } = new URL(endpoint);
  return BACKSTAGE.test(hostname) ? hostname.replace(BACKSTAGE, "") : "";
}

/** Reads a company number; "" for none. */
export function parseEik(answer: string): string {
  if (answer === "") return "";
  const number = parseCompanyNumber(answer);
  if (!number) throw new Error("An EIK has 9 or 13 digits, and these don't add up to one");
  return number;
}

interface Contacts {
  email: string;
  phone: string;
}

/** Reads "shop@lost.bg, 0888 123 456" in either order, or one of the two. */
export function parseContacts(answer: string): Contacts {
  const parts = answer
    .split(/[,;]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const email = parts.find((part) => part.includes("@")) ?? "";
  const phone = parts.find((part) => !part.includes("@")) ?? "";
  if (parts.length > 2 || (email && !EMAIL.test(email))) throw new Error("Such as shop@lost.bg, 0888 123 456");
  if (phone && !/^\+?[\d\s()/-]{6,20}$/.test(phone)) throw new Error(`“${phone}” is no phone number`);
  return { email, phone };
}

/** Accepts Enter, y or yes; anything else is no. `isUsual`: the answer if Enter alone was pressed. */
export function parseYes(answer: string, isUsual: boolean): boolean {
  if (answer === "") return isUsual;
  return /^(y|yes)$/i.test(answer);
}

/** Reads "bg, en": codes of two letters, the main language first. `known`: those that the shop has texts in. */
export function parseLanguages(answer: string, known: readonly string[]): string[] {
  const codes = answer
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const unknown = codes.filter((code) => !known.includes(code));
  if (unknown.length > 0)
    throw new Error(`The shop has no texts in ${unknown.join(", ")}, only in ${known.join(", ")} (docs/languages.md)`);
  if (codes.length === 0) throw new Error("Such as bg, en");
  return [...new Set(codes)];
}
