import { afterAll, beforeAll, expect, test } from "vitest";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { plain } from "../../built-shop/cached-pages";

const PATHS = ["/", "/magazin", "/za-nas", "/sitemap.xml", "/robots.txt"];

let shop: BuiltShop;
beforeAll(async () => {
  shop = await startBuiltShop();
});
afterAll(() => shop.close());

/** From whatever host a request says that it asks. */
async function ask(of: BuiltShop, path: string, host: string) {
  const { request } = await import("node:http");
  return new Promise<string>((resolve, reject) => {
    const asked = request(new URL(path, of.url), { headers: { host, accept: "text/html" } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => void (text += chunk));
      answer.on("end", () => resolve(text));
    });
    asked.on("error", reject).end();
  });
}

test("outside production a page names the address that it was asked at, and no other's page is kept for it", async () => {
  for (const path of PATHS)
    for (const host of ["a.workers.dev", "localhost:8862", "a.workers.dev"]) {
      const page = await ask(shop, path, host);
      expect(page, path).toContain(`http://${host}`);
      expect(page.replaceAll("http://localhost:8787", ""), path).not.toContain(
        host === "localhost:8862" ? "a.workers.dev" : "localhost:8862",
      );
    }
});

test("in production a page names the shop's own address, whatever host a request claims", async () => {
  const production = await startBuiltShop({ SITE: { baseUrl: "http://shop.test" } });
  for (const path of PATHS) {
    const [honest, spoofed] = [await ask(production, path, "shop.test"), await ask(production, path, "evil.example")];
    expect(plain(spoofed), path).toBe(plain(honest));
    expect(spoofed, path).toContain("http://shop.test");
  }
  await production.close();
});
