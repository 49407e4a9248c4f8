// `npm run catalog:sync [-- --full] [-- --accept-deletions]`: starts a sync of a running shop with its WooCommerce and shows its
// progress; the sync continues without this command, too (docs/catalog.md).
import { command, orFail, SHOP_URL } from "./catalog-command.mjs";
import { showProgress } from "./show-progress.mjs";
import { listStatuses } from "./sync-progress.mjs";
import { readArguments } from "../toolchain.mjs";

const { values } = readArguments("npm run catalog:sync [-- --full] [-- --accept-deletions]", {
  options: { full: { type: "boolean" }, "accept-deletions": { type: "boolean" } },
});
const options = { isFull: values.full, acceptDeletions: values["accept-deletions"] };

const before = await command("status");
await command("sync", options);
const isFull = Boolean(values.full ?? values["accept-deletions"]);
const answer = await orFail(showProgress({ isFull, before }));
const refused = answer.status.refusedDeletions;
if (refused > 0)
  console.log(
    `${refused} products are missing from WooCommerce, too many to delete automatically. To delete them: npm run catalog:sync -- --accept-deletions`,
  );
for (const { language, status } of listStatuses(answer))
  console.log(
    `${SHOP_URL}${language && `/${language}`} has ${status.products} products, snapshot ${status.snapshot?.version ?? "none"}.`,
  );
