import { isPurchasable } from "../cart/check-stock.ts";
import type { DemoContext } from "../context.ts";
import { findBearers, readProducts } from "../database/products/read-products.ts";
import { UserError } from "../http/user-error.ts";
import { sendMail } from "../mail/send-mail.ts";
import { writeStockEmail, type StockEmail } from "../mail/stock-email.ts";

export const stockEmailFields = { storefrontStock, notifyBackInStock };

const IDS_MAX = 100;

/** Which of these products and variations can be bought, with the slug of the page that sells each. */
async function storefrontStock({ ids }: { ids: number[] }, { db, isFromShop }: DemoContext) {
  if (!isFromShop) throw new UserError("storefront-secret-required: storefrontStock");
  const wanted = ids.slice(0, IDS_MAX);
  const products = await readProducts(db, await findBearers(db, wanted));
  return wanted.flatMap((id) => {
    const product = products.find((one) => one.id === id || one.variations.some((variation) => variation.id === id));
    const variation = product?.variations.find((one) => one.id === id) ?? null;
    const isBuyable =
      product && isPurchasable(product, variation) && (variation ?? product).stockStatus !== "OUT_OF_STOCK";
    return isBuyable ? { databaseId: id, slug: product.slug } : [];
  });
}

/** As wordpress/sila-storefront: each email once for its key, and none to an invalid address. */
async function notifyBackInStock(
  { input: { emails } }: { input: { emails: StockEmail[] } },
  { db, isFromShop }: DemoContext,
): Promise<{ mailed: string[]; refused: string[] }> {
  if (!isFromShop) throw new UserError("storefront-secret-required: notifyBackInStock");
  const isMailable = ({ email }: StockEmail) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email);
  const mailed = emails.filter(isMailable);
  for (const email of mailed) await sendMail(db, writeStockEmail(email));
  const refused = emails.filter((email) => !isMailable(email));
  return { mailed: mailed.map(({ key }) => key), refused: refused.map(({ key }) => key) };
}
