// `npm run schedule [-- "*/15 * * * *"]`: triggers the cron schedules of wrangler.toml once, one after the other, in the shop of
// `npm start` at PORT. Cloudflare triggers them automatically in a deployment.
import { readFileSync } from "node:fs";
import { describeFailure, fail, readArguments, readPort, ROOT } from "./toolchain.mjs";

const url = `http://localhost:${readPort()}`;
const [, listed = ""] = /^\[triggers\]\ncrons = \[(.*)\]$/m.exec(readFileSync(`${ROOT}/wrangler.toml`, "utf8")) ?? [];
const crons = [...listed.matchAll(/"([^"]+)"/g)].map(([, cron]) => cron);
const { words: asked } = readArguments('npm run schedule [-- "*/15 * * * *"]', { words: crons.length });
const unknown = asked.find((cron) => !crons.includes(cron));
if (unknown) fail(`There is no schedule ${unknown}; there are ${crons.join(", ")}.`);

for (const cron of asked.length > 0 ? asked : crons) {
  const address = `${url}/cdn-cgi/local/scheduled?${new URLSearchParams({ cron })}`;
  const outcome = await fetch(address)
    .then((answer) => answer.text())
    .catch((error) => fail(`${url} doesn't answer: ${describeFailure(error)}. Is \`npm start\` running?`));
  if (outcome.trim() !== "ok") fail(`${cron} failed at ${url}. Is \`npm start\` running there? Its log says why.`);
  console.log(`${cron}: ok`);
}
