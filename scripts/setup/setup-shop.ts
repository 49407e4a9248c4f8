import { listShopLanguages } from "../build/language-files.ts";
import { listUnsaid } from "../backend/own-shop.ts";
import { fetchWordPressSettings, withWordPressSettings } from "../backend/wordpress-settings.ts";
import { queryBackend } from "../backend/ask-backend.ts";
import { fetchWordPressLanguages } from "../doctor/check-languages.ts";
import { checkPlugin } from "../doctor/check-plugin.ts";
import { examineWordPress, type Examination, type Shop } from "../doctor/examine-wordpress.ts";
import { parseAddress } from "../doctor/find-endpoint.ts";
import { formatFinding, summarize, type Finding } from "../doctor/findings.ts";
import { openGuest } from "../doctor/wordpress.ts";
import { guessDomain, parseContacts, parseDomain, parseEik, parseLanguages, parseYes } from "./answers.ts";
import { Interrupted, type Person } from "./ask-person.ts";
import { guessSettings } from "./guess-settings.ts";
import type { ShopFiles } from "./shop-files.ts";

interface Setup {
  person: Person;
  files: ShopFiles;
  /** The shop as wrangler.toml configures it. */
  shop: Shop;
  /** The URL of WordPress from the command line. */
  typed?: string | undefined;
  /** The URL at which `npm start` opens the shop. */
  localUrl: string;
  /** Writes the plugin's zip file. */
  zipPlugin: () => void;
}

type WordPressSettings = Awaited<ReturnType<typeof fetchWordPressSettings>>;

const INTRODUCTION =
  "Enter takes what stands in brackets. Nothing is written before the end, and nothing of yours is overwritten unasked.\n";

/** Asks all questions. Both files are written at the end, or neither. */
export async function setUpShop(setup: Setup): Promise<void> {
  const { person, files } = setup;
  person.say(INTRODUCTION);
  const found = await findWordPress(setup);
  const { title, currency } = await queryBackend(found.endpoint);
  const inWordPress = await fetchWordPressSettings(found.endpoint);
  files.set("vars.BACKEND_URL", found.endpoint);
  files.setVariable("BACKEND_URL", found.endpoint);
  files.setVariable("BACKEND_CURRENCY", currency);
  if (inWordPress === null) await askName(setup, title);
  await askDomain(setup, found.endpoint);
  await askLanguages(setup, found.endpoint);
  if (inWordPress === null) await askTrader(setup);
  for (const [key, value] of guessSettings(found, files)) files.set(key, value);
  const hosts = files.readText("vars.IMAGE_HOSTS");
  if (hosts) files.setVariable("IMAGE_HOSTS", hosts);
  files.ensureSecret("SESSION_SECRET");
  const secret = files.ensureSecret("STOREFRONT_SECRET");
  await write(setup);
  await connectPlugin(setup, found.endpoint, secret);
  sayWhatIsLeft(setup, inWordPress);
}

async function findWordPress({ person, files, shop, typed }: Setup): Promise<Examination> {
  const look = async (answer: string) => {
    const address = parseAddress(answer);
    if (!address) throw new Error(`“${answer}” is no address; such as https://your-wordpress.example`);
    const before = { ...shop, storefrontSecret: files.readVariable("STOREFRONT_SECRET") || undefined };
    person.say("");
    const say = (finding: Finding) => person.say(formatFinding(finding));
    return examineWordPress(address, before, say, { isTimed: false });
  };
  const question = { text: "Address of your WordPress", guess: files.readText("vars.BACKEND_URL"), parse: look };
  const first =
    typed === undefined ? null : await look(typed).catch((error: Error) => person.say(`${error.message}\n`));
  const found = first ?? (await person.ask(question));
  person.say(`\n${summarize(found.findings)}\n`);
  if (!found.isUsable)
    throw new Interrupted("Mend what is marked ✗, then run npm run setup again. Nothing was written.");
  return found;
}

async function askName({ person, files }: Setup, title: string): Promise<void> {
  const named = files.readText("vars.SITE.name");
  const name = await person.ask({ text: "Name of the shop", guess: named || title, parse: (answer) => answer });
  // A shop without a name of its own has WordPress's title.
  if (name !== title || named) files.set("vars.SITE.name", name);
}

async function askDomain({ person, files }: Setup, endpoint: string): Promise<void> {
  const had = files.readText("vars.SITE.baseUrl");
  const baseUrl = await person.ask({
    text: "Its domain (- if there is none yet)",
    guess: had ? new URL(had).host : guessDomain(endpoint),
    parse: (answer) => parseDomain(answer, endpoint),
  });
  if (!baseUrl) return;
  files.set("vars.SITE.baseUrl", baseUrl);
  // Routes stay as their author wrote them unless the domain changes.
  if (baseUrl !== had || files.read("routes") === undefined)
    files.set("routes", [{ pattern: new URL(baseUrl).host, custom_domain: true }]);
}

/** Enter keeps the languages; those of WordPress's translations are named, as far as the shop has texts in them. */
async function askLanguages({ person, files, shop }: Setup, endpoint: string): Promise<void> {
  const known = listShopLanguages();
  const had = files.read("vars.SITE.languages") as string[] | undefined;
  const inWordPress = (await fetchWordPressLanguages(endpoint))?.filter((code) => known.includes(code)) ?? [];
  const usual = shop.site.languages;
  const guess = (had ?? usual).join(", ");
  const translated = inWordPress.length > 1 ? `; WordPress has ${inWordPress.join(", ")}` : "";
  const parse = (answer: string) => parseLanguages(answer, known);
  const text = `Its languages, the main one first (there are ${known.join(", ")}${translated})`;
  const languages = await person.ask({ text, guess, parse });
  // Without SITE.languages the shop is in Bulgarian.
  if (had || languages.join() !== usual.join()) files.set("vars.SITE.languages", languages);
}

/** Asks for what the law requires on every page. Answers may be left out; the deployment asks for them again. */
async function askTrader({ person, files }: Setup): Promise<void> {
  const [company, number, email, phone, address] = ["company", "companyNumber", "email", "phone", "address"].map(
    (key) => files.readText(`vars.SITE.${key}`),
  ) as [string, string, string, string, string];
  const plain = (answer: string) => answer;
  const set = (key: string, value: string) => void (value && files.set(`vars.SITE.${key}`, value));
  set("company", await person.ask({ text: "Company, as registered", guess: company, parse: plain }));
  set("companyNumber", await person.ask({ text: "Its EIK", guess: number, parse: parseEik }));
  set("address", await person.ask({ text: "Its address", guess: address, parse: plain }));
  const guess = [email, phone].filter(Boolean).join(", ");
  const contacts = await person.ask({ text: "E-mail and phone for shoppers", guess, parse: parseContacts });
  set("email", contacts.email);
  set("phone", contacts.phone);
}

async function write({ person, files }: Setup): Promise<void> {
  const { changes } = files;
  if (changes.length === 0) return person.say("\nwrangler.toml and .dev.vars say all this already.");
  const show = (file: string) =>
    changes
      .filter((one) => one.file === file)
      .map(({ key, value, before }) => {
        const shown = key.endsWith("_SECRET") ? "(generated)" : value;
        return `    ${key} = ${shown}${before === undefined ? "" : `   instead of ${before}`}`;
      });
  for (const file of ["wrangler.toml", ".dev.vars"]) person.say([`\n  ${file}`, ...show(file)].join("\n"));
  person.say("");
  if (changes.some(({ before }) => before !== undefined)) {
    const parse = (answer: string) => parseYes(answer, false);
    const isWanted = await person.ask({ text: "Overwrite what is marked “instead of”? (y/n)", guess: "n", parse });
    if (!isWanted) throw new Interrupted("Nothing was written.");
  }
  files.write();
  person.say("Written.");
}

/** Prints what to do in WordPress, waits for it, and checks it. */
async function connectPlugin(
  { person, files, zipPlugin, localUrl }: Setup,
  endpoint: string,
  secret: string,
): Promise<void> {
  const baseUrl = files.readText("vars.SITE.baseUrl");
  const look = async (): Promise<Finding[]> => {
    const guest = openGuest(endpoint);
    return (await checkPlugin(guest, await guest.hasPlugin(), { secret, isWithheld: false, baseUrl })).findings;
  };
  if (isConnected(await look())) return;
  zipPlugin();
  person.say(`
In WordPress:
  1. Plugins > Add New Plugin > Upload Plugin: dist/sila-storefront.zip, and activate it
  2. wp-config.php, above “stop editing”, these two lines:

define( 'STOREFRONT_SECRET', '${secret}' );
define( 'STOREFRONT_URL', '${baseUrl || localUrl}' );
`);
  const parse = () => look();
  const findings = await person.ask({
    text: "Enter when that is done, or at once: until then the shop takes no orders",
    parse,
  });
  for (const finding of findings) person.say(formatFinding(finding));
}

function isConnected(findings: readonly Finding[]): boolean {
  return findings.some(({ level, subject }) => subject === "Secret" && level === "ok");
}

function sayWhatIsLeft({ person, files }: Setup, inWordPress: WordPressSettings): void {
  const vars = files.read("vars") as Record<string, unknown>;
  const unsaid = listUnsaid(withWordPressSettings(vars, inWordPress));
  if (inWordPress !== null)
    person.say("\nName, contacts, company and home page are edited in WordPress: Settings > Storefront.");
  person.say("\nTo deploy it later (docs/deploying.md): npx wrangler login, and then");
  person.say("\n  STOREFRONT_SECRET=‹the one of .dev.vars› npm run deploy\n");
  const isDeployed = (key: string) => inWordPress === null || key === "SITE.baseUrl";
  const sayMissing = (place: string, keys: string[]) => {
    if (keys.length > 0) person.say(`Before that, ${place} still has to say ${keys.join(", ")}.\n`);
  };
  sayMissing("wrangler.toml", unsaid.filter(isDeployed));
  sayMissing(
    "WordPress, under Settings > Storefront,",
    unsaid.filter((key) => !isDeployed(key)),
  );
}
