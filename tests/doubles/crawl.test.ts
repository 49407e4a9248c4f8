import { expect, test } from "vitest";
import { Crawl } from "./crawl";

const PAGES: Record<string, string> = {
  "/": '<main id="content"><a href="#content"></a><a class="x" href="/a#part">a</a><a href="/gone">b</a><a href="https://other.example/">c</a>',
  "/a": '<p id="part"></p><a href="/old">d</a><a href="/#nowhere">e</a><a href="?filter=a&amp;b=1">f</a>',
};

function answer(address: string): Response {
  if (address === "/old") return new Response(null, { status: 301, headers: { location: "/a" } });
  const page = PAGES[address.replace(/\?.*/, "")];
  return new Response(page ?? "", { status: page ? 200 : 404, headers: { "content-type": "text/html" } });
}

test("a crawl sees what is gone, what leads elsewhere and fragments without a target, each with the page that links to it", async () => {
  const asked: string[] = [];
  const crawl = new Crawl("https://shop.test", async (address) => {
    asked.push(address);
    return answer(address);
  });
  await crawl.run(["/"]);
  expect(asked.toSorted()).toEqual(["/", "/a", "/a?filter=a&b=1", "/gone", "/old"]);
  expect(crawl.faults).toEqual([
    { address: "/gone", from: "/", wrong: "404" },
    { address: "/old", from: "/a", wrong: "301 /a" },
    { address: "/#nowhere", from: "/a", wrong: "no element has this id" },
    { address: "/#nowhere", from: "/a?filter=a&b=1", wrong: "no element has this id" },
  ]);
});

test("of addresses that differ in their query alone a few are opened", async () => {
  const links = Array.from({ length: 500 }, (_, index) => `<a href="/magazin?filter=size[${index}]">x</a>`).join("");
  let asked = 0;
  const crawl = new Crawl("https://shop.test", async () => {
    asked += 1;
    return new Response(links, { headers: { "content-type": "text/html" } });
  });
  await crawl.run(["/magazin"]);
  expect(asked).toBeLessThan(50);
});
