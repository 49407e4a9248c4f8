// `npm run --silent prices:export > prices.csv`: the price history of a running shop (docs/price-history.md).
import { command } from "./catalog-command.mjs";
import { readArguments } from "../toolchain.mjs";

readArguments("npm run --silent prices:export > prices.csv");
for (let after = null; ;) {
  const { prices } = await command("prices", after ? { after } : {});
  if (!after) process.stdout.write("product,since,price,regular,currency\n");
  const last = prices.at(-1);
  if (!last) break;
  after = [last.product_id, last.at];
  for (const { product_id, at, price, regular, currency } of prices) {
    const fields = [product_id, new Date(at).toISOString(), toText(price), toText(regular), currency];
    process.stdout.write(`${fields.join(",")}\n`);
  }
}

function toText(hundredths) {
  return hundredths === null ? "" : (hundredths / 100).toFixed(2);
}
