import { expect, test } from "vitest";
import { startBuiltShop, type BuiltShop } from "../../built-shop/built-shop";
import { shareBuiltShop } from "../../built-shop/running-shop";
import { withoutNonces } from "../../built-shop/cached-pages";

const PATHS = ["/", "/magazin", "/za-nas", "/sitemap.xml", "/robots.txt"];

let shop: BuiltShop;
shareBuiltShop((built) => void ({ shop } = built));

/** A request with the given Host header. */
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

test("outside production a page's URLs have the requested host, and another host's cached page isn't served", async () => {
  for (const path of PATHS)
    for (const host of ["a.workers.dev", "localhost:8862", "a.workers.dev"]) {
      const page = await ask(shop, path, host);
      expect(page, path).toContain(`http://${host}`);
      expect(page.replaceAll("http://localhost:8787", ""), path).not.toContain(
        host === "localhost:8862" ? "a.workers.dev" : "localhost:8862",
      );
    }
});

test("in production a page's URLs have the shop's host, whatever the request's is", async () => {
  const production = await startBuiltShop({ SITE: { baseUrl: "http://shop.test" } });
  for (const path of PATHS) {
    const [honest, spoofed] = [await ask(production, path, "shop.test"), await ask(production, path, "evil.example")];
    expect(withoutNonces(spoofed), path).toBe(withoutNonces(honest));
    expect(spoofed, path).toContain("http://shop.test");
  }
  await production.close();
});
