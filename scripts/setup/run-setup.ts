import { readShop } from "../doctor/read-shop.ts";
import { writeZip } from "../plugin/write-zip.ts";
import { readPort } from "../toolchain.mjs";
import { Interrupted, openPerson } from "./ask-person.ts";
import { setUpShop } from "./setup-shop.ts";
import { ShopFiles } from "./shop-files.ts";

const root = process.cwd();
const localUrl = `http://localhost:${readPort()}`;
const person = openPerson(process.stdin, process.stdout);
try {
  await setUpShop({
    person,
    files: new ShopFiles(root),
    shop: readShop({}),
    typed: process.argv[2],
    localUrl,
    zipPlugin: writeZip,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = error instanceof Interrupted ? 130 : 1;
} finally {
  person.close();
}
