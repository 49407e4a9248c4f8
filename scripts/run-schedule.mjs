// `npm run schedule [-- "*/15 * * * *"]`: triggers the cron schedules of wrangler.toml once, one after the other, in the shop of
// `npm start` at PORT. Cloudflare triggers them automatically in a deployment.
import { readFileSync } from "node:fs";
import { fail, ROOT } from "./toolchain.mjs";

const url = `http://localhost:${process.env.PORT ?? 8787}`;
const [, listed = ""] = /^\[triggers\]\ncrons = \[(.*)\]$/m.exec(readFileSync(`${ROOT}/wrangler.toml`, "utf8")) ?? [];
const crons = [...listed.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron);
const asked = process.argv.slice(2);
const unknown = asked.find((cron) => !crons.includes(cron));
if (unknown) fail(`There is no schedule ${unknown}; there are ${crons.join(", ")}.`);

for (const cron of asked.length > 0 ? asked : crons) {
  const address = `${url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`;
  const answer = await fetch(address).catch((error) =>
    fail(`${url} doesn't answer: ${error.cause?.message ?? error.message}. Is \`npm start\` running?`),
  );
  const outcome = (await answer.text()).trim();
  if (!answer.ok) fail(`${cron}: ${answer.status} ${outcome}`);
  console.log(`${cron}: ${outcome}`);
}
