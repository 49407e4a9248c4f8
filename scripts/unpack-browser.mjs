// Unpacks the packaged Chromium into TMPDIR unless it is there; run by scripts/browser.mjs with an environment of its own.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
