import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { readEnvironment } from "../../worker/platform/environment";
import { FakeWordPress, PLUGIN_SECRET } from "../../tests/doubles/fake-wordpress";
import { readShop } from "../doctor/read-shop";
import { openPerson } from "./ask-person";
import { setUpShop } from "./setup-shop";
import { ShopFiles } from "./shop-files";

let root: string;
let wordpress: FakeWordPress;
let url: string;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "setup-"));
  for (const name of ["wrangler.toml", ".dev.vars.example"]) cpSync(name, join(root, name));
  cpSync("worker/index.ts", join(root, "worker/index.ts"));
  wordpress = new FakeWordPress();
  // As with an older plugin: the trader is asked for only where WordPress has no page for it.
  wordpress.interfere = (_, body) =>
    body.includes("{ storefrontSettings }")
      ? {
          body: JSON.stringify({
            errors: [{ message: 'Cannot query field "storefrontSettings" on type "RootQuery".' }],
          }),
        }
      : null;
  url = await wordpress.open();
});

afterEach(() => {
  wordpress.close();
  rmSync(root, { recursive: true });
});

const read = (name: string) => readFileSync(join(root, name), "utf8");

/** Runs the setup over what somebody types, a line each; what it says, and how it ended. */
async function setUp(lines: string[], typed?: string) {
  const output = new PassThrough();
  const person = openPerson(Readable.from([`${lines.join("\n")}\n`]), output);
  const shop = readShop({}, join(root, "wrangler.toml"));
  let zips = 0;
  const zipPlugin = () => void (zips += 1);
  const ended = await setUpShop({
    person,
    files: new ShopFiles(root),
    shop,
    typed,
    zipPlugin,
    localUrl: "http://localhost:9000",
  }).then(
    () => "done",
    (error: Error) => error.message,
  );
  person.close();
  return { said: stripVTControlCharacters(String(output.read())), ended, zips };
}

const ANSWERS = [
  "",
  "lost.bg",
  "",
  "„Лост“ ЕООД",
  "206184534",
  "ул. „Граф Игнатиев“ 1, София",
  "shop@lost.bg, 02 123 4567",
  "",
];

test("seven answers write both files as the shop reads them, keep every comment, and print the two lines for WordPress", async () => {
  const { said, ended, zips } = await setUp([url, ...ANSWERS]);
  expect(ended, said).toBe("done");
  const { vars, routes } = readConfig(
    { config: join(root, "wrangler.toml"), env: "production" },
    { hideWarnings: true },
  );
  expect(routes).toEqual([{ pattern: "lost.bg", custom_domain: true }]);
  expect(vars).toMatchObject({
    BACKEND_URL: `${url}/graphql`,
    SITE: {
      baseUrl: "https://lost.bg",
      company: "„Лост“ ЕООД",
      companyNumber: "206184534",
      vatNumber: "BG206184534",
      email: "shop@lost.bg",
      phone: "02 123 4567",
      couriers: ["Speedy", "Еконт"],
      paymentWays: ["Наложен платеж", "Банков превод"],
      freeShippingFrom: 0,
    },
    HOME: { trust: [] },
  });
  // It follows the title of WordPress.
  expect(vars.SITE).not.toHaveProperty("name");
  const shown = /^# (routes|BACKEND_URL|baseUrl|languages) = /;
  const comments = readFileSync("wrangler.toml", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("#"));
  expect(read("wrangler.toml").split("\n")).toEqual(
    expect.arrayContaining(comments.filter((line) => !shown.test(line))),
  );
  const [, secret] = /^STOREFRONT_SECRET=([0-9a-f]{64})$/m.exec(read(".dev.vars"))!;
  expect(said).toContain(`define( 'STOREFRONT_SECRET', '${secret}' );\ndefine( 'STOREFRONT_URL', 'https://lost.bg' );`);
  expect(statSync(join(root, ".dev.vars")).mode & 0o777).toBe(0o600);
  expect(zips).toBe(1);
  const variables = Object.fromEntries(
    [...read(".dev.vars").matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value]),
  );
  expect(readEnvironment({ ...vars, ...variables })).toMatchObject({
    storefrontSecret: secret,
    site: { currency: "EUR" },
  });
});

test("a second run with Enter alone changes nothing, and asks WordPress for nothing that it has", async () => {
  await setUp([url, ...ANSWERS]);
  writeFileSync(join(root, ".dev.vars"), read(".dev.vars").replace(/(?<=^STOREFRONT_SECRET=).*/m, PLUGIN_SECRET));
  const before = [read("wrangler.toml"), read(".dev.vars")];
  const { said, ended, zips } = await setUp(Array.from({ length: 8 }, () => ""));
  expect(ended, said).toBe("done");
  expect([read("wrangler.toml"), read(".dev.vars")]).toEqual(before);
  expect(said).toContain("say all this already");
  expect(zips).toBe(0);
});

test("nothing is overwritten unless that is agreed to; a secret never is", async () => {
  await setUp([url, ...ANSWERS]);
  const before = [read("wrangler.toml"), read(".dev.vars")];
  const other = ["", "Щанга", "shtanga.bg", "", "", "", "", ""];
  for (const answer of ["", "n"]) {
    const { said, ended } = await setUp([...other, answer]);
    expect(ended).toContain("Nothing was written");
    expect(said).toContain('[env.production.vars.SITE] baseUrl = "https://shtanga.bg"   instead of "https://lost.bg"');
    expect([read("wrangler.toml"), read(".dev.vars")]).toEqual(before);
  }
  expect((await setUp([...other, "y", ""])).ended).toBe("done");
  expect(read("wrangler.toml")).toContain('baseUrl = "https://shtanga.bg"');
  expect(read(".dev.vars")).toBe(before[1]);
});

test("a wrong answer says what is wrong with it and is asked again", async () => {
  const { said, ended } = await setUp([
    "no address",
    "http://127.0.0.1:9",
    url,
    "Лост",
    "127.0.0.1",
    "lost",
    "-",
    "bg, xx",
    "",
    "",
    "206184532",
    "",
    "",
    "shop@",
    "",
    "",
  ]);
  expect(ended, said).toBe("done");
  for (const words of [
    "is no address",
    "Came back: nothing",
    "WordPress's own",
    "is no domain",
    "no texts in xx",
    "EIK has",
    "Such as",
  ])
    expect(said).toContain(words);
  expect(read("wrangler.toml")).toContain('name = "Лост"');
  // Without a domain the shop has none yet, and what isn't said is left for the deployment to ask.
  expect(said).toContain("still has to say SITE.baseUrl, SITE.company");
});

test("where the answers end early, as with Ctrl+C, nothing is written, not even in part", async () => {
  for (let count = 0; count < 7; count += 1) {
    const { ended } = await setUp([url, ...ANSWERS].slice(0, count));
    expect(ended).toContain("Nothing was written");
  }
  expect(readdirSync(root).sort()).toEqual([".dev.vars.example", "worker", "wrangler.toml"]);
  expect(read("wrangler.toml")).toBe(readFileSync("wrangler.toml", "utf8"));
});

test("over a WordPress in which no shop can open it ends with what must be mended", async () => {
  wordpress.interfere = (_, body) =>
    body.includes("query probe")
      ? {
          body: JSON.stringify({
            errors: [{ message: 'Cannot query field "cart"', locations: [{ line: 9, column: 1 }] }],
          }),
        }
      : null;
  const { said, ended } = await setUp([...ANSWERS], url);
  expect(ended).toContain("Mend what is marked");
  expect(said).toContain("✗ WooGraphQL");
});

test("where WordPress has the page Settings > Storefront, only address, domain and languages are asked", async () => {
  const settings = JSON.stringify({ SITE: { company: "„Лост“ ЕООД", phone: "02 123 4567" } });
  wordpress.interfere = (_, body) =>
    body.includes("{ storefrontSettings }")
      ? { body: JSON.stringify({ data: { storefrontSettings: settings } }) }
      : null;
  const { said, ended } = await setUp([url, "lost.bg", "", ""]);
  expect(ended, said).toBe("done");
  expect(said).not.toContain("EIK");
  expect(read("wrangler.toml")).not.toContain("„Лост“");
  expect(said).toMatch(
    /Settings > Storefront, still has to say SITE\.companyNumber, SITE\.vatNumber, SITE\.address, SITE\.email\./,
  );
});

test("Enter keeps the shop's languages, and those that WordPress has, too, are named; an answer replaces them", async () => {
  const older = wordpress.interfere;
  const answer = (codes: string[] | null) => (path: string, body: string) =>
    body.includes("storefrontLanguages")
      ? { body: JSON.stringify({ data: { storefrontLanguages: codes?.map((code) => ({ code })) ?? null } }) }
      : older(path, body);
  const readLanguages = () => /^languages = .*(?=\n[^]*^\[env\.production\.vars\.HOME)/m.exec(ofProduction())?.[0];
  const ofProduction = () => read("wrangler.toml").split("[env.production.vars.SITE]")[1]!;
  wordpress.interfere = answer(null);
  await setUp([url, ...ANSWERS]);
  expect(readLanguages()).toBeUndefined();
  wordpress.interfere = answer(["bg", "en", "de"]);
  const kept = await setUp(["", ...ANSWERS]);
  expect(kept).toMatchObject({ ended: "done", said: expect.stringContaining("; WordPress has bg, en)") as string });
  expect(readLanguages()).toBeUndefined();
  const answers = [...ANSWERS.with(2, "en").slice(0, -1), "y", ""];
  expect((await setUp(["", ...answers])).ended).toBe("done");
  expect(readLanguages()).toBe('languages = ["en"]');
});

test("what wrangler.toml has in several lines is left to its author, with the line named", async () => {
  const toml = read("wrangler.toml").replace('# baseUrl = "https://shop.example"', 'baseUrl = """\nhttps://old.bg"""');
  writeFileSync(join(root, "wrangler.toml"), toml);
  const { ended } = await setUp([url, ...ANSWERS]);
  expect(ended).toContain('write there yourself\n\n    baseUrl = "https://lost.bg"');
  expect(read("wrangler.toml")).toBe(toml);
});
