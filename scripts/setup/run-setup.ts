import { readShop } from "../doctor/read-shop.ts";
import { Interrupted, openPerson } from "./ask-person.ts";
import { setUpShop } from "./setup-shop.ts";
import { ShopFiles } from "./shop-files.ts";

const root = process.cwd();
const typed = process.argv.slice(2).find((one) => !one.startsWith("--"));
const person = openPerson(process.stdin, process.stdout);
try {
  await setUpShop({
    person,
    files: new ShopFiles(root),
    shop: readShop({}),
    typed,
    localUrl: `http://localhost:${process.env.PORT ?? 8787}`,
    zipPlugin: async () => void (await import("../plugin/write-zip.ts")),
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Interrupted ? 130 : 1;
} finally {
  person.close();
}
