import { expect, test, vi } from "vitest";
import {
  findLocks,
  joinChannel,
  readCookies,
  readLocal,
  registerWorker,
  writeCookie,
  writeLocal,
} from "./browser-storage";
import { findCookieRefusal } from "./refused-cookies";

/** An object whose every property throws when it is read or set, as a browser's may. */
function refuse(): never {
  throw new DOMException("Access is denied for this document.", "SecurityError");
}
const refusing = new Proxy({}, { get: refuse, set: refuse, has: refuse });

test("nothing throws, whatever the browser refuses", () => {
  for (const name of ["document", "window", "navigator"]) vi.stubGlobal(name, refusing);
  vi.stubGlobal("BroadcastChannel", refuse);
  expect([readCookies(), readLocal("a"), writeLocal("a", "1")]).toEqual(["", undefined, false]);
  joinChannel("a", () => undefined)(null);
  expect(findLocks()).toBeUndefined();
  writeCookie("a=1");
  registerWorker("/sw.js");
});

test("nothing throws in a browser that lacks it all", () => {
  for (const name of ["document", "window", "navigator"]) vi.stubGlobal(name, {});
  vi.stubGlobal("BroadcastChannel", undefined);
  joinChannel("a", () => undefined)(null);
  expect([readLocal("a"), writeLocal("a", "1"), findLocks()]).toEqual([undefined, false, undefined]);
  registerWorker("/sw.js");
});

test("whether cookies are kept is tried, and the trial leaves none behind", () => {
  const kept = new Map<string, string>();
  const page = {
    get cookie() {
      return [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(line: string) {
      const [, name, value] = /^(\w+)=(\w*)/.exec(line)!;
      if (/Max-Age=0/.test(line)) kept.delete(name!);
      else kept.set(name!, value!);
    },
  };
  vi.stubGlobal("document", page);
  writeCookie("cart_items=3");
  expect([findCookieRefusal(), readCookies()]).toEqual([null, "cart_items=3"]);
  vi.stubGlobal("document", { cookie: "" } satisfies Pick<Document, "cookie">);
  Object.defineProperty(document, "cookie", { get: () => "", set() {} });
  expect(findCookieRefusal()).not.toBeNull();
});
