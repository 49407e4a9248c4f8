import type { Page } from "@playwright/test";
import { catalog } from "../../../demo/catalog/catalog";
import { IVAN } from "../../built-shop/account-forms";
import { signInUnseen } from "../fixtures/account-pages";
import { expect, open, test } from "../fixtures/harness";
import { addUnseen, PLENTIFUL } from "../fixtures/journey";

const SOLD_OUT = catalog.products.find(
  ({ type, visibility, status }) => type === "SIMPLE" && visibility === "VISIBLE" && status === "OUT_OF_STOCK",
)!;

interface Case {
  button: string;
  prepare: (page: Page) => Promise<void>;
  /** What is shown in the end. */
  heading: string | RegExp;
}

async function openSignedIn(page: Page, path: string): Promise<void> {
  await signInUnseen(page, IVAN);
  await open(page, path);
}

const CASES: Record<string, Case> = {
  "a coupon's button": {
    button: "Използвайте кода",
    heading: /^Количка/,
    prepare: async (page) => {
      await addUnseen(page, PLENTIFUL.id);
      await open(page, "/kupon/FIT10");
    },
  },
  "the cancellation of a back-in-stock notice": {
    button: "Не искам известие",
    heading: "Няма такова известие",
    prepare: (page) => open(page, `/izvestie?key=${crypto.randomUUID()}`),
  },
  "a request for a back-in-stock notice": {
    button: "Искам известие",
    heading: SOLD_OUT.name,
    prepare: async (page) => {
      await open(page, `/produkt/${SOLD_OUT.slug}`);
      await page.locator("#stock-request-email").fill("maria@example.bg");
    },
  },
  "a form of the account": {
    button: "Запазете",
    heading: "Данни",
    prepare: (page) => openSignedIn(page, "/my-account/details"),
  },
  "an order that is ordered again": {
    button: "Поръчайте пак",
    heading: /^Количка/,
    prepare: (page) => openSignedIn(page, "/my-account/orders/1190"),
  },
  "a withdrawal's confirmation": {
    button: "Потвърждаване на отказа",
    heading: "Получихме отказа Ви",
    prepare: async (page) => {
      await open(page, "/otkaz-ot-dogovor?order=1201");
      await page.getByLabel("Име и фамилия").fill("Мария Димитрова");
      await page.getByLabel("Имейл").fill("yana@example.bg");
      await page.getByRole("button", { name: "Продължете към отказа" }).click();
      await expect(page.getByRole("button", { name: "Потвърждаване на отказа" })).toBeVisible();
    },
  },
};

for (const [what, { button, prepare, heading }] of Object.entries(CASES))
  test(`${what} sends once, however often it is pressed meanwhile, and keeps the focus`, async ({ page }) => {
    await prepare(page);
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    let sent = 0;
    await page.route(
      (url) => url.pathname.endsWith(".data"),
      async (route) => {
        if (route.request().method() !== "POST") return route.fallback();
        sent += 1;
        await isAnswered;
        await route.fallback();
      },
    );
    await page.getByRole("main").getByRole("button", { name: button, exact: true }).press("Enter");
    const busy = page.locator("button:focus");
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    await busy.press("Enter");
    await busy.click({ force: true });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    answer();
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    expect(sent).toBe(1);
  });
