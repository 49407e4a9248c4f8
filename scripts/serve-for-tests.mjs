// The built Workers with fresh storage, for playwright.config.ts.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveBuilt } from "./serve-built.mjs";

const port = Number(process.argv[2]);
const { ended } = await serveBuilt({ port, persistTo: mkdtempSync(join(tmpdir(), "shop-")), isQuiet: true });
await ended;
