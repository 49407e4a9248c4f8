// `npm run plugin:zip`: writes dist/sila-storefront.zip.
import { readArguments } from "../toolchain.mjs";
import { writeZip } from "./write-zip.ts";

readArguments("npm run plugin:zip");
writeZip();
