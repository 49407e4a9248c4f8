import { examineWordPress } from "./examine-wordpress.ts";
import { parseAddress } from "./find-endpoint.ts";
import { formatFinding, summarize } from "./findings.ts";
import { readShop } from "./read-shop.ts";

const USAGE = "Usage: npm run doctor -- https://your-wordpress.example   (without an address: BACKEND_URL)";

/**
 * Examines the WordPress at the first argument, or at BACKEND_URL. Resolves to the exit status: 0 fine, 1 something
 * must be mended, 2 no URL or no answer.
 */
export async function runDoctor(
  args: readonly string[],
  variables: NodeJS.Dict<string>,
  say: (text: string) => void,
): Promise<number> {
  try {
    const shop = readShop(variables);
    const typed = args[0] ?? shop.backendUrl;
    if (!typed || args.length > 1) throw new Error(USAGE);
    const address = parseAddress(typed);
    if (!address) throw new Error(`${typed} is no address of a WordPress.\n${USAGE}`);
    say(`Looking at ${address.href} as a guest:\n`);
    const { findings } = await examineWordPress(address, shop, (finding) => say(formatFinding(finding)));
    say(`\n${summarize(findings)}\n`);
    return findings.some(({ level }) => level === "wrong") ? 1 : 0;
  } catch (error) {
    say(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}
