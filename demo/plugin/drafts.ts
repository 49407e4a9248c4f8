import { digest } from "../accounts/hash-password.ts";
import type { DemoContext } from "../context.ts";
import { readProducts } from "../database/products/read-products.ts";
import { MAIN_LANGUAGE } from "../languages/language.ts";
import { UserError } from "../http/user-error.ts";
import { renderBlocks } from "../resolvers/content/content-html.ts";
import { showProduct } from "../resolvers/products/product-object.ts";
import { createTicket, takeTicket } from "./tickets.ts";

export const draftFields = { openStorefrontDraft, storefrontDraft };

const PASS_SECONDS = 3600;
const SECRET = "drafts of the demo are nobody's";

/** What nobody has published. The product looks like this one. */
export const DRAFTS = [
  {
    id: 9001,
    kind: "page",
    path: "stranitsa",
    title: "Нов магазин в Пловдив",
    content: "<p>Отваряме през януари.</p>",
  },
  { id: 9002, kind: "post", path: "publikatsiya", title: "Какво е новото през януари", content: "<p>Още се пише.</p>" },
  { id: 9003, kind: "product", path: "produkt", title: "Протеин с вкус на тиква", content: "<p>Излиза скоро.</p>" },
] as const;

/** The URL to which WordPress's preview would lead an editor; null: there is no such draft. */
export async function writeDraftAddress(
  db: D1Database,
  id: number,
  lifetimeSeconds: number | null,
): Promise<string | null> {
  const draft = DRAFTS.find((one) => one.id === id);
  if (!draft) return null;
  const ticket = await createTicket(db, "draft", { id }, lifetimeSeconds);
  return `/chernova/${draft.path}/${id}?${new URLSearchParams({ ticket })}`;
}

async function openStorefrontDraft({ input }: { input: { ticket: string } }, { db, isFromShop }: DemoContext) {
  if (!isFromShop) throw new UserError("storefront-secret-required: openStorefrontDraft");
  const opened = await takeTicket<{ id: number }>(db, "draft", input.ticket);
  return { pass: opened && (await writePass(opened.id, Math.floor(Date.now() / 1000) + PASS_SECONDS)) };
}

async function storefrontDraft({ pass }: { pass: string }, { db, isFromShop }: DemoContext) {
  if (!isFromShop) throw new UserError("storefront-secret-required: storefrontDraft");
  const [id = 0, , expires = 0] = pass.split(".").map(Number);
  const draft = DRAFTS.find((one) => one.id === id);
  if (!draft || pass !== (await writePass(id, expires)) || Date.now() > expires * 1000) return null;
  const { kind, title, content } = draft;
  return {
    databaseId: id,
    kind,
    title,
    content: renderBlocks(content),
    excerpt: "",
    date: "2026-11-24T09:00:00",
    modified: "2026-11-24T09:00:00",
    author: "Иван",
    image: null,
    product: kind === "product" ? await showDraftProduct(db, id, title, content) : null,
  };
}

async function showDraftProduct(db: D1Database, id: number, name: string, description: string) {
  const like = await db.prepare("SELECT MIN(id) AS id FROM product WHERE type = 'SIMPLE'").first<number>("id");
  const [product] = await readProducts(db, [like ?? 0]);
  return product ? showProduct({ ...product, id, name, description, slug: "", published: false }, MAIN_LANGUAGE) : null;
}

async function writePass(id: number, expires: number): Promise<string> {
  const said = `${id}.1.${expires}`;
  return `${said}.${await digest(`${SECRET}|${said}`)}`;
}
