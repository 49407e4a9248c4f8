// `npm run catalog:sync [-- --full] [-- --accept-deletions]`: starts a sync of a running shop with its WooCommerce and shows its
// progress; the sync continues without this command, too (docs/catalog.md).
import { command, SHOP_URL } from "./catalog-command.mjs";
import { showProgress } from "./show-progress.mjs";
import { fail } from "../toolchain.mjs";

const OPTIONS = { "--full": "isFull", "--accept-deletions": "acceptDeletions" };
const given = process.argv.slice(2);
const unknown = given.find((option) => !(option in OPTIONS));
if (unknown) fail(`There is no ${unknown}; there are ${Object.keys(OPTIONS).join(" and ")}.`);

const { status: before } = await command("status");
await command("sync", Object.fromEntries(given.map((option) => [OPTIONS[option], true])));
const isFull = given.length > 0 || before.lastFullAt === null;
await showProgress({ since: isFull ? (before.lastFullAt ?? 0) : null, before });
const { status } = await command("status");
const refused = status.refusedDeletions;
if (refused > 0)
  console.log(
    `${refused} products are missing from WooCommerce, too many to delete automatically. To delete them: npm run catalog:sync -- --accept-deletions`,
  );
console.log(`${SHOP_URL} has ${status.products} products, snapshot ${status.snapshot?.version ?? "none"}.`);
