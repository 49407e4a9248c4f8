import { expect, test } from "vitest";
import type { BuiltShop } from "../../built-shop/built-shop";
import { runBuiltShop } from "../../built-shop/running-shop";

const SOON = { timeout: 120_000, interval: 500 };

let shop: BuiltShop;

runBuiltShop((built) => void ({ shop } = built), { SITE: { phone: "02 111 11 11", email: "deployed@shop.example" } });

const openListing = () => shop.visit().open("/magazin");
const readListing = async () => (await (await openListing()).text()).replaceAll("\u00a0", " ");
const readHealth = async () => (await (await shop.fetch("/healthz")).json()) as Record<string, unknown>;

/** As the plugin does when its page is saved. */
async function save(settings: object, kinds = ["content"], options = {}): Promise<void> {
  await shop.setOptions({ settings, ...options });
  const headers = { "x-wc-webhook-topic": "catalog.changed" };
  await shop.sendInvalidation(headers, JSON.stringify({ ids: [], kinds }));
}

test("what is saved in WordPress is on cached pages, in the security policy and in the manifest; wrong values keep the last valid ones", async () => {
  await readListing();
  expect(await readListing()).toContain("02 111 11 11");
  expect(await readHealth()).toMatchObject({ settings: "ok" });
  await save({
    SITE: { phone: "02 222 22 22", name: "Лост <x-evil>", trackingId: "G-AB12CD34" },
    HOME: { heroTitle: "Тичай" },
  });
  await expect.poll(readListing, SOON).toContain("02 222 22 22");
  const page = await readListing();
  expect(page).toContain("deployed@shop.example");
  expect(page).not.toContain("<x-evil>");
  expect((await openListing()).headers.get("content-security-policy")).toContain("googletagmanager.com");
  expect(await (await shop.visit().open("/")).text()).toMatch(/<h1[^>]*>Тичай<\/h1>/);
  expect(await (await shop.visit().open("/manifest.webmanifest")).json()).toMatchObject({
    name: expect.stringContaining("Лост <x-evil>") as string,
  });

  await save({ SITE: { phone: "02 333 33 33", trackingId: "G-AB;script-src *", baseUrl: "https://evil.example" } });
  await expect.poll(readHealth, SOON).toMatchObject({
    settings: "refused",
    settingsProblems: [expect.stringMatching(/^SITE\.baseUrl: unknown setting$/) as string],
  });
  expect(await readListing()).toContain("02 222 22 22");

  await save({}, ["setting"], { hasPlugin: false });
  await expect.poll(readListing, SOON).toContain("02 111 11 11");
  await expect.poll(readHealth, SOON).toMatchObject({ settings: "ok" });
});
