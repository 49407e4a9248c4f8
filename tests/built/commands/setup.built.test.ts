import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CheckoutCopy, findPort } from "../../built-shop/checkout-copy";
import { serveWordPress } from "../../built-shop/serve-wordpress";

const copy = new CheckoutCopy();
let url: string;
let close: () => Promise<void>;

beforeAll(async () => void ({ url, close } = await serveWordPress()));
afterAll(async () => {
  await copy.remove();
  await close();
});

test("npm run doctor looks at all of a WordPress, to its last line", async () => {
  const { said } = await copy.run("doctor", [url]);
  for (const subject of ["Address", "Currency", "Products", "Delivery", "Tax", "Speed"])
    expect(said).toMatch(new RegExp(`^[✓!✗?] ${subject} `, "m"));
  expect(said).toMatch(/^\d+ to mend \(✗\).*\n*$/m);
  expect(said).not.toMatch(/^ +at /m);
});

test("npm run doctor says what to try where nothing answers", async () => {
  const { status, said } = await copy.run("doctor", ["http://127.0.0.1:9"]);
  expect(status, said).toBe(2);
  expect(said).toMatch(/Try: {7}/);
  expect(said).not.toMatch(/^ +at /m);
});

test("npm run setup with Enter alone writes both files and opens the shop", async () => {
  copy.useBuiltLanguages();
  // With the database's tables, which take wrangler ten seconds.
  cpSync(process.env.EMPTY_STORAGE!, join(copy.root, ".wrangler/state/v3"), { recursive: true });
  const port = await findPort();
  const setup = copy.start("setup", [url], { PORT: port }, "\n".repeat(9));
  const said = await setup.waitFor("Ctrl+C closes the shop.");
  expect(said).toMatch(/Written\.[^]*The catalog is read from WooCommerce[^]*The shop is open: http:\/\/localhost/);
  // Nor is the shop built anew: what the setup has written says nothing of the build.
  expect(said).not.toMatch(/^\{|^ +at |Building/m);
  expect(copy.read("wrangler.toml")).toContain(`BACKEND_URL = "${url}/graphql"`);
  expect(copy.read(".dev.vars")).toMatch(/^STOREFRONT_SECRET=[0-9a-f]{64}$/m);
  const page = await (await fetch(`http://localhost:${port}/magazin`)).text();
  expect(page).toContain("data-slug=");
  await setup.stop();
});
