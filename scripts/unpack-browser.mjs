// Unpacks the packaged Chromium into TMPDIR, unless it stands there: for scripts/browser.mjs, with an environment of its own.
import chromium from "@sparticuz/chromium";

await chromium.executablePath();
