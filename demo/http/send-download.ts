import { takeDownload } from "../database/orders/downloads.ts";

/** WooCommerce's link to a bought file: /?download_file=&order=&email=&key=. The demo's files say only what they are. */
export async function sendDownload(parameters: URLSearchParams, db: D1Database): Promise<Response> {
  const [order, key, email] = ["order", "key", "email"].map((name) => parameters.get(name) ?? "");
  const found = await takeDownload(db, order ?? "", key ?? "", email ?? "");
  if (!found) return new Response("Невалидна връзка за изтегляне.", { status: 403, headers: TEXT });
  const name = (found.file.split("/").at(-1) ?? "file").replace(/\.\w+$/, "");
  return new Response(`${found.name}\n\nДемонстрационен файл: тук щеше да е купеното съдържание.\n`, {
    headers: { ...TEXT, "content-disposition": `attachment; filename="${name.replace(/[^\w-]/g, "-")}.txt"` },
  });
}

const TEXT = { "content-type": "text/plain; charset=UTF-8", "cache-control": "no-store" };
