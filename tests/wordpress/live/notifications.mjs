// `WORDPRESS_PATH=/var/www/html node tests/wordpress/live/notifications.mjs`: makes every change of changes.mjs in a WordPress for tests on
// this machine, listens as the shop would, and says how soon each notification came (docs/wordpress-plugin.md).
import { createHmac, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

import { CHANGES } from "./changes.mjs";
import { openWordpress } from "./run-php.mjs";

const PATIENCE_MS = 5000;
const SILENCE_MS = 300;
const secret = randomBytes(32).toString("hex");
const messages = [];
const server = createServer((request, response) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    const body = Buffer.concat(parts);
    const signature = createHmac("sha256", secret).update(body).digest("base64");
    const isSigned = request.headers["x-wc-webhook-signature"] === signature;
    messages.push({ at: performance.now(), isSigned, ...JSON.parse(body.toString()) });
    response.end();
  });
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const shop = `http://127.0.0.1:${server.address().port}`;

const readPhp = (name) => readFileSync(new URL(name, import.meta.url), "utf8").replace("<?php", "");

// There our plugin believes that we are its shop.
const { run } = openWordpress(process.env.WORDPRESS_PATH, { STOREFRONT_URL: shop, STOREFRONT_SECRET: secret });

const made = JSON.parse(await run(readPhp("make-products.php")));
const idsOf = (whose) => whose.flatMap((name) => made[name]);
let failures = 0;
for (const [name, code, whose, kind = "product"] of CHANGES) {
  messages.length = 0;
  await run(code, made);
  const ended = performance.now();
  const ids = () => new Set(messages.flatMap((message) => [...message.ids, ...message.posts]));
  const isComplete = () =>
    messages.some(({ kinds }) => kinds.includes(kind)) && idsOf(whose).every((id) => ids().has(id));
  if (whose) while (!isComplete() && performance.now() < ended + PATIENCE_MS) await sleep(20);
  else await sleep(SILENCE_MS);
  const isRight = (whose ? isComplete() : messages.length === 0) && messages.every(({ isSigned }) => isSigned);
  if (!isRight) failures++;
  const after = messages.length > 0 ? `${Math.max(0, (messages.at(-1).at - ended) / 1000).toFixed(2)} s` : "-";
  console.log(
    `${isRight ? "ok" : "FAILED"} ${name}: ${messages.length} messages, ${ids().size} ids, last ${after} after the request`,
  );
}
await run(
  `global $wpdb; foreach (['posts' => 'ID', 'postmeta' => 'post_id'] as $table => $key)
    $wpdb->query("DELETE FROM {$wpdb->$table} WHERE $key IN (" . implode(',', $test['many']) . ')');
  foreach (['term', 'parent'] as $name) wp_delete_term($test[$name], 'product_cat');
  foreach (['simple', 'group', 'variation', 'variable', 'page'] as $name) wp_delete_post($test[$name], true);`,
  made,
);
server.close();
console.log(failures > 0 ? `${failures} failed` : "every change was notified");
process.exitCode = failures > 0 ? 1 : 0;
