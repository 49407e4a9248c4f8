import { expect, test } from "vitest";
import { PAGES } from "../doubles/all-routes";
import type { BuiltShop } from "../doubles/built-shop";
import { runBuiltShop } from "../doubles/running-shop";

/** What hardly differs in what follows is tried on some pages alone (pages.built.test.ts, my-account-faults.built.test.ts). */
const FAULTS = [
  "refused",
  "502-html",
  "200-html",
  "truncated",
  "null-data",
  "partial",
  "wrong-types",
  "expired-session",
];
const STACK = /\bat \S+ \(|TypeError|ReferenceError|<h1>Unexpected|Internal Server Error/;
const AT_ONCE = 6;

let shop: BuiltShop;
runBuiltShop((built) => void ({ shop } = built), { CACHING: "none" });

/** What is wrong with the answer of a page; "" for nothing. */
async function findWrong(path: string): Promise<string> {
  const answer = await shop.visit().open(path);
  const text = (await answer.text()).replace(/<script[^>]*>[^]*?<\/script>/g, "");
  const isPage = answer.headers.get("content-type")?.startsWith("text/html") ?? false;
  if (answer.status === 500 || answer.status > 503) return `${path}: ${answer.status}`;
  if (STACK.test(text)) return `${path}: ${STACK.exec(text)![0]}`;
  if (isPage && answer.status !== 302 && !/<h1[^>]*>[^]*?[а-я]{3}/i.test(text)) return `${path}: says nothing`;
  return "";
}

test.each(FAULTS)(
  "backend fault %s: every route answers in Bulgarian, without a stack, and never with a 500 (quality.md 4)",
  async (kind) => {
    await shop.setFault({ kind });
    const left = [...PAGES];
    const wrong: string[] = [];
    const work = async () => {
      for (let path = left.pop(); path !== undefined; path = left.pop()) wrong.push(await findWrong(path));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    expect(wrong).toHaveLength(PAGES.length);
    expect(wrong.filter(Boolean)).toEqual([]);
  },
);
