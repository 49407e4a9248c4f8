import { expect, test } from "vitest";
import { makeShopApp } from "../tests/doubles/shop-app";
import { setSecurityHeaders } from "./security-headers";

const app = makeShopApp();
app.use(setSecurityHeaders);
app.get("/raw", (c) => new Response(c.get("nonce"), { headers: { "x-own": "kept" } }));
app.get("/crash", () => {
  throw new Error("boom");
});

test("every answer carries the full header set, errors too (quality.md 16)", async () => {
  for (const path of ["/raw", "/crash", "/nowhere"]) {
    const { headers } = await app.request(`https://shop.test${path}`);
    expect(headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*script-src 'nonce-[\w+/]{24}' 'strict-dynamic'/,
    );
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  }
});

test("each answer has a nonce of its own, the one its page was made with (quality.md 10)", async () => {
  const nonces = new Set<string>();
  for (let i = 0; i < 100; i += 1) {
    const answer = await app.request("https://shop.test/raw");
    const nonce = await answer.text();
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(100);
});
