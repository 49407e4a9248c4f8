// `npm run --silent prices:export > prices.csv`: the record of prices of a running shop (docs/price-record.md).
import { command } from "./catalog-command.mjs";

const DAY_MS = 86_400_000;

process.stdout.write("product,day,price,regular,currency\n");
for (let after = [0, 0]; ;) {
  const { prices } = await command("prices", { after });
  const last = prices.at(-1);
  if (!last) break;
  after = [last.product_id, last.day];
  for (const { product_id, day, price, regular, currency } of prices) {
    const fields = [
      product_id,
      new Date(day * DAY_MS).toISOString().slice(0, 10),
      toText(price),
      toText(regular),
      currency,
    ];
    process.stdout.write(`${fields.join(",")}\n`);
  }
}

function toText(hundredths) {
  return hundredths === null ? "" : (hundredths / 100).toFixed(2);
}
