import fc from "fast-check";
import { expect, test } from "vitest";
import { clearedResetLinkCookie, resetLinkCookie, readStoredLink, readResetLink } from "./reset-link";

const at = (url: string, cookie = "") => new Request(url, { headers: cookie ? { cookie } : {} });
const PLAIN = "http://localhost:8787/my-account/lost-password";
const SECURE = "https://sila.example/my-account/lost-password";

test("a link is stored in an HttpOnly cookie, and read back unchanged", async () => {
  const link = { key: "Kl0uch", login: "Мария Димитрова+1@example.bg" };
  for (const [url, pattern] of [
    [SECURE, /^__Host-reset=[^;]+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/],
    [PLAIN, /^reset=[^;]+; Max-Age=3600; Path=\/; HttpOnly; SameSite=Lax$/],
  ] as const) {
    const written = await resetLinkCookie(link, at(url));
    expect(written).toMatch(pattern);
    expect(await readStoredLink(at(url, written.split(";")[0]))).toEqual(link);
    expect(await clearedResetLinkCookie(at(url))).toMatch(/Max-Age=0/);
  }
});

test.each([
  "",
  "key=k",
  "login=l",
  "key=&login=l",
  "key=<b>&login=l",
  "key=k&login=%20",
  `key=${"k".repeat(101)}&login=l`,
])("?%s is no reset link", (query) => {
  expect(readResetLink(new URLSearchParams(query))).toBeNull();
});

test("any cookie or URL is a link or none, never an error", async () => {
  await fc.assert(
    fc.asyncProperty(fc.string(), fc.string({ unit: "binary" }), async (cookie, text) => {
      const value = encodeURIComponent(btoa(encodeURIComponent(cookie)));
      for (const junk of [cookie.replace(/[^\x20-\x7e]/g, ""), value]) {
        const stored = await readStoredLink(at(PLAIN, `reset=${junk}`));
        if (stored) expect(stored.key).toMatch(/^[\w-]+$/);
      }
      const read = readResetLink(
        new URLSearchParams([
          ["key", text],
          ["login", text],
        ]),
      );
      if (read) expect(read.key).toMatch(/^[\w-]+$/);
    }),
  );
  const forged = btoa(JSON.stringify({ key: ["k"], login: {} }));
  expect(await readStoredLink(at(PLAIN, `reset=${encodeURIComponent(forged)}`))).toBeNull();
});
