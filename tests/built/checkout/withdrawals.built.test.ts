import { beforeEach, expect, test } from "vitest";
import { readCheckoutForm } from "../../built-shop/checkout-form";
import type { BuiltShop } from "../../built-shop/built-shop";
import { FormPage } from "../../built-shop/form-page";
import { runBuiltShop } from "../../built-shop/running-shop";
import { findProduct } from "../../fixtures/demo-products";
import type { Visitor } from "../../built-shop/visitor";

const FORM = "/otkaz-ot-dogovor";
const SIMPLE = findProduct((product) => product.type === "SIMPLE" && (product.stock ?? 0) > 20);
const TYPED = { name: "Мария Димитрова", orderNumber: "1201", email: "maria@example.bg", scope: "whole", goods: "" };

let shop: BuiltShop;
let visitor: Visitor;

runBuiltShop((built) => void ({ shop, visitor } = built));
beforeEach(() => shop.setOptions({}));

/** The hidden id of a new form. */
async function openForm(who = visitor): Promise<string> {
  const html = await (await who.open(FORM)).text();
  return /name="formId" value="([0-9a-f-]{36})"/.exec(html)![1]!;
}

async function declare(fields: Partial<typeof TYPED> = {}, formId?: string): Promise<Response> {
  return visitor.submit(FORM, { ...TYPED, ...fields, formId: formId ?? (await openForm()), intent: "confirm" });
}

const readOutbox = async () => (await (await visitor.open("/outbox")).text()).split("<article>").slice(1);

test("without scripts, in two steps, a withdrawal is reviewed, then recorded, emailed and acknowledged (Directive 2023/2673)", async () => {
  const formId = await openForm();
  const before = (await readOutbox()).length;
  const reviewed = await visitor.submit(FORM, { ...TYPED, formId, intent: "review" });
  const review = await reviewed.text();
  expect([reviewed.status, reviewed.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  expect(review).toContain("Отказвам се от договора за поръчка № 1201.");
  expect(review).toContain(">Потвърждаване на отказа</button>");
  expect(await readOutbox()).toHaveLength(before);
  const fields = Object.fromEntries(
    [...review.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
  const declared = await visitor.submit(FORM, { ...fields, intent: "confirm" });
  expect(declared.status).toBe(303);
  const receipt = await visitor.open(declared.headers.get("location")!);
  const html = await receipt.text();
  expect([receipt.status, receipt.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  const reference = /\d{6}-[2-9A-Z]{6}/.exec(html)![0];
  expect(html).toMatch(/на \d\d\.\d\d\.\d{4} в \d\d:\d\d:\d\d ч\. българско време/);
  expect(html).toContain("Изпратихме същото потвърждение и на maria@example.bg.");
  await expect.poll(readOutbox).toHaveLength(before + 2);
  const mails = await readOutbox();
  expect(mails.every((mail) => mail.includes(reference))).toBe(true);
  // It creates no session.
  expect(visitor.cookie).toBe("");
});

test("the acknowledgement can be downloaded, word for word and without scripts, with its key alone", async () => {
  await shop.setOptions({ hasPlugin: false });
  const goods = "Тениска, 2 бр.\nШейкър <b>";
  const declared = await declare({ scope: "part", goods });
  const page = await (await visitor.open(declared.headers.get("location")!)).text();
  const href = /<a [^>]*href="(\/otkaz-ot-dogovor\/polucheno\.txt\?key=[0-9a-f-]{36})"/.exec(page)![1]!;
  const file = await visitor.open(href);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.arrayBuffer());
  const reference = /\d{6}-[2-9A-Z]{6}/.exec(page)![0];
  expect(file.status).toBe(200);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": `attachment; filename="otkaz-${reference}.txt"`,
    "cache-control": "private, no-store",
    "x-robots-tag": "noindex",
  });
  // With a byte order mark: without it phones and Windows guess another encoding.
  expect(text.startsWith("\ufeff")).toBe(true);
  const moment = /на \d\d\.\d\d\.\d{4} в \d\d:\d\d:\d\d ч\. българско време/.exec(page)![0];
  for (const words of [
    reference,
    moment,
    "Отказвам се от договора за следните стоки от поръчка № 1201:",
    ...goods.split("\n"),
    TYPED.name,
    TYPED.email,
    "„Сила Спорт“ ЕООД",
    "изпратете ги обратно до 14 дни",
  ])
    expect(text).toContain(words);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const key of ["0".repeat(36), "", "x'--"]) {
    const refused = await shop.visit().open(`/otkaz-ot-dogovor/polucheno.txt?key=${key}`);
    expect([refused.status, refused.headers.get("cache-control")]).toEqual([302, "private, no-store"]);
    expect(refused.headers.get("location")).toMatch(/^\/otkaz-ot-dogovor\/polucheno\?key=/);
  }
  expect(visitor.cookie).toBe("");
});

test("a known order and an unknown one get the same response, to the byte, and the known one gets a note", async () => {
  await visitor.add(SIMPLE.id);
  const placed = await visitor.submit("/checkout", await readCheckoutForm(visitor));
  const number = /order-received\/(\d+)/.exec(placed.headers.get("location")!)![1]!;
  const strip = (html: string, own: string) =>
    html
      .replaceAll(/[0-9a-f-]{36}/g, "KEY")
      .replaceAll(/[\w+/-]{24}(?=")/g, "NONCE")
      .replaceAll(/\d{6}-[2-9A-Z]{6}/g, "REFERENCE")
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "MOMENT")
      .replaceAll(/\d\d\.\d\d\.\d{4} в [\d:]+/g, "MOMENT")
      .replaceAll(own, "NUMBER");
  const answers = await Promise.all(
    [number, "87654321"].map(async (orderNumber) => {
      const declared = await declare({ orderNumber });
      const html = await (await visitor.open(declared.headers.get("location")!)).text();
      return [declared.status, strip(html, orderNumber)];
    }),
  );
  expect(answers[0]).toEqual(answers[1]);
  const orders = (await shop.readOrders()) as { id: number; notes?: string[] }[];
  expect(orders.find(({ id }) => id === Number(number))?.notes).toHaveLength(1);
});

test("fifty submits of one form are one statement and two emails", async () => {
  const formId = await openForm();
  const before = (await readOutbox()).length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => declare({ orderNumber: "5050" }, formId)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
  expect(new Set(answers.map(({ headers }) => headers.get("location"))).size).toBe(1);
  await expect.poll(readOutbox).toHaveLength(before + 2);
});

test.each(["500", "502-html", "200-html", "truncated", "null-data", "huge", "wrong-types", "refused", "timeout"])(
  "backend fault %s: the form is served, and a statement is recorded without waiting for the email",
  async (kind) => {
    await shop.setFault({ kind });
    expect((await visitor.open(FORM)).status).toBe(200);
    const start = Date.now();
    const declared = await declare({ orderNumber: kind, email: `${kind}@example.bg` });
    expect(declared.status).toBe(303);
    expect(Date.now() - start).toBeLessThan(8000);
    const html = await (await visitor.open(declared.headers.get("location")!)).text();
    expect(html).toContain("Изтеглете потвърждението и го запазете");
    await shop.setFault({ kind: null });
  },
);

test("the schedule retries an email that couldn't be sent, once it is due", async () => {
  await shop.setFault({ kind: "500", operation: "acknowledgeWithdrawal" });
  const declared = await declare({ orderNumber: "7070", email: "later@example.bg" });
  await shop.setFault({ kind: null });
  const receipt = async () => (await visitor.open(declared.headers.get("location")!)).text();
  await shop.runCron();
  expect(await receipt()).toContain("Изтеглете потвърждението и го запазете");
  await (await shop.openDatabase()).prepare("UPDATE withdrawal SET mail_due_at = 0 WHERE order_number = '7070'").run();
  await shop.runCron();
  await expect.poll(receipt).toContain("Изпратихме същото потвърждение и на later@example.bg.");
});

test("invalid fields come back with their errors and everything typed", async () => {
  const answer = await visitor.submit(FORM, { ...TYPED, email: "maria", scope: "part", formId: "", intent: "review" });
  const html = await answer.text();
  expect(answer.status).toBe(422);
  for (const text of ["2 полета са за поправяне:", "Имейлът изглежда непълен", "Напишете от кои стоки се отказвате."])
    expect(html).toContain(text);
  expect(html).toContain('value="Мария Димитрова"');
  expect(html).toContain('value="maria"');
});

test("an acknowledgement needs its key; an invalid one is an error with a link on", async () => {
  for (const key of ["", "x", crypto.randomUUID(), "%27%20OR%201=1"]) {
    const page = await FormPage.open(visitor, `${FORM}/polucheno?key=${key}`);
    expect([page.status, page.textOf("h1")]).toEqual([404, "Не намираме такъв отказ"]);
    expect(page.count("main a[href]"), key).toBeGreaterThan(0);
  }
});

test("every page links to the form, the checkout too, and an order's page with its number", async () => {
  await visitor.add(SIMPLE.id);
  for (const path of ["/", "/magazin", `/produkt/${SIMPLE.slug}`, "/cart", "/checkout", "/wishlist", "/nowhere"])
    expect(await (await visitor.open(path)).text(), path).toContain(`href="${FORM}"`);
  const placed = await visitor.submit("/checkout", await readCheckoutForm(visitor));
  const order = await (await visitor.open(placed.headers.get("location")!)).text();
  const number = /Поръчка № (\d+)/.exec(order.replaceAll("<!-- -->", ""))![1]!;
  expect(order).toContain(`href="${FORM}?order=${number}"`);
  expect(await (await visitor.open(`${FORM}?order=${number}`)).text()).toContain(`name="orderNumber"`);
});
