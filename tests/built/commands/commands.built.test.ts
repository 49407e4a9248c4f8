import { cpSync, readdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CheckoutCopy, findPort } from "../../built-shop/checkout-copy";
import { readSource } from "../../rules/source-files";

/** A good and a wrong start of each: here, or as `npm test` and this folder start it. */
const COMMANDS = {
  here: [
    "start",
    "dev",
    "predev",
    "demo:seed",
    "schedule",
    "cache:purge",
    "catalog:status",
    "plugin:zip",
    "plugin:translations",
    "schema:pull",
    "codegen",
  ],
  "setup.built.test.ts": ["doctor", "setup"],
  "catalog-sync.built.test.ts": ["catalog:sync", "prices:export"],
  "deploy.built.test.ts": ["deploy"],
  "parts of npm test": [
    "test",
    "check",
    "build",
    "typecheck",
    "lint",
    "format:check",
    "test:unit",
    "test:rules",
    "test:built",
    "test:contract",
    "test:e2e",
  ],
  "tools without a line of our own, of which the check above is a part": ["format", "bindings:types"],
  // The shortest one takes minutes.
  "wrong arguments alone": ["bench"],
};

let copy: CheckoutCopy;
let port: string;
let foreign: Server;
let foreignUrl: string;
let shop: ReturnType<CheckoutCopy["start"]>;

const ANOTHER_SITE: Record<string, [status: number, type: string, body: string]> = {
  "/html/": [200, "text/html", "<!doctype html><p>Another site</p>"],
  "/json/": [200, "application/json", '{"hello":"world"}'],
  "/lost/": [404, "text/html", "<h1>Not found</h1>"],
  "/broken/": [500, "text/plain", "Fatal error"],
};

beforeAll(async () => {
  copy = new CheckoutCopy();
  cpSync(process.env.SYNCED_STORAGE!, join(copy.root, ".wrangler/state/v3"), { recursive: true });
  port = await findPort();
  foreign = createServer((request, response) => {
    const kind = Object.keys(ANOTHER_SITE).find((path) => request.url?.startsWith(path));
    const [status, type, body] = ANOTHER_SITE[kind ?? "/html/"]!;
    request.resume().on("end", () => response.writeHead(status, { "content-type": type }).end(body));
  });
  await new Promise<void>((resolve) => void foreign.listen(0, "127.0.0.1", resolve));
  foreignUrl = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
  shop = copy.start("start", [], { PORT: port });
  await shop.waitFor("Ctrl+C closes the shop.");
});

afterAll(async () => {
  await copy.remove();
  foreign.close();
});

test("every script of package.json is started by a test", () => {
  const { scripts } = JSON.parse(readSource("package.json")) as { scripts: object };
  expect(Object.values(COMMANDS).flat().toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test("npm start says what it does and where the shop is; its log goes to the file that it names", async () => {
  const said = await shop.waitFor(`The shop is open: http://localhost:${port}`);
  expect(said).toMatch(/Starting the shop …[^]*The shop is open[^]*\/outbox\n {2}Log: \.wrangler\/shop\.log/);
  expect(said).not.toMatch(/^\{|warn/im);
  await fetch(`http://localhost:${port}/magazin`);
  await expect.poll(() => copy.read(".wrangler/shop.log")).toContain('"path":"/magazin"');
});

test.each([
  ["schedule", ["*/15 * * * *"], "*/15 * * * *: ok"],
  ["catalog:status", [], "last full sync     20"],
  ["cache:purge", [], "has invalidated its caches"],
])("over a running shop npm run %s, with %j, does its work", async (script, args, words) => {
  const { status, said } = await copy.run(script, args, { PORT: port });
  expect(status, said).toBe(0);
  expect(said).toContain(words);
});

test("npm run dev opens the live shop", async () => {
  const dev = copy.start("dev", ["--port", await findPort()]);
  expect(await dev.waitFor("Local:")).not.toMatch(/^ +at |error/im);
  await dev.stop();
});

test("npm run demo:seed makes a shop of that size; a small number resets it", async () => {
  const { status, said } = await copy.run("demo:seed", ["--products", "350", "--persist-to", ".wrangler/seeded"]);
  expect(status, said).toBe(0);
  expect(said).toContain("The demo shop has 350 products to show.");
});

test("npm run plugin:zip and plugin:translations write what a merchant uploads", async () => {
  const languages = "wordpress/sila-storefront/languages";
  const translations = readdirSync(join(copy.root, languages)).map((name) => copy.read(join(languages, name)));
  for (const script of ["plugin:zip", "plugin:translations"]) {
    const { status, said } = await copy.run(script);
    expect(status, said).toBe(0);
  }
  expect(readdirSync(join(copy.root, "dist"))).toContain("sila-storefront.zip");
  // As tests/wordpress/translations.test.ts requires of the checkout.
  expect(readdirSync(join(copy.root, languages)).map((name) => copy.read(join(languages, name)))).toEqual(translations);
});

test("npm run schema:pull takes a schema file; of the shop's own nothing is generated anew, nor by npm run codegen", async () => {
  const [schema, documents] = [copy.read("graphql/schema.graphql"), copy.read("graphql/generated/documents.ts")];
  for (const [script, args] of [["schema:pull", ["graphql/schema.graphql"]], ["codegen"]] as const) {
    const { status, said } = await copy.run(script, args);
    expect(status, said).toBe(0);
    expect(copy.read("graphql/generated/documents.ts")).toBe(documents);
  }
  // Else the next command would build the shop anew.
  writeFileSync(join(copy.root, "graphql/schema.graphql"), schema);
});

const SHOP_COMMANDS = ["catalog:sync", "catalog:status", "prices:export", "cache:purge"];
const UNREACHABLE = "http://127.0.0.1:9";

interface Wrong {
  script: string;
  args?: string[];
  variables?: () => Record<string, string>;
  words: string;
}

const WRONG: Wrong[] = [
  ...[
    "start",
    "test",
    "check",
    "build",
    "setup",
    "deploy",
    "demo:seed",
    "schedule",
    "plugin:zip",
    "plugin:translations",
    "schema:pull",
    "codegen",
  ]
    .concat(SHOP_COMMANDS)
    .map((script) => ({ script, args: ["--unknown"], words: "Unknown option '--unknown'. Usage: npm " })),
  { script: "bench", args: ["unknown"], words: "There is no bench unknown; there are pages, " },
  { script: "test", args: ["unknown"], words: "There is no part unknown; there are check, " },
  { script: "test", args: ["journeys", "--shard", "3/2"], words: "--shard must be one such as 1/2, not 3/2" },
  { script: "test", args: ["contract", "--shard", "1/2"], words: "Only built and journeys are sharded: npm test -- " },
  { script: "check", args: ["--since", "nowhere"], words: "There is no commit nowhere in this branch" },
  { script: "schedule", args: ["* * * * *"], words: "There is no schedule * * * * *; there are " },
  { script: "deploy", args: ["--env", "nowhere"], words: "There is no environment nowhere; there are production, " },
  { script: "deploy", args: ["--remove"], words: "Only a preview is removed" },
  { script: "demo:seed", args: ["--products", "many"], words: "How many products? Usage: npm run demo:seed" },
  { script: "setup", args: ["one.example", "two.example"], words: "Unexpected argument 'two.example'. Usage: npm" },
  ...["start", "schedule", "catalog:status"].map((script) => ({
    script,
    variables: () => ({ PORT: "eighty" }),
    words: "PORT must be a number from 1 to 65535, not eighty",
  })),
  { script: "start", variables: () => ({ PORT: port }), words: "is in use. Choose another: PORT=" },
  { script: "schedule", variables: () => ({ PORT: "9" }), words: "Is `npm start` running?" },
  { script: "catalog:status", variables: () => ({ PORT: "9" }), words: "Is `npm start` running, at the same PORT?" },
  {
    script: "cache:purge",
    variables: () => ({ SHOP_URL: "shop.bg" }),
    words: "SHOP_URL must be the address of a shop, such as https://",
  },
  ...SHOP_COMMANDS.flatMap((script) => [
    { script, variables: () => ({ SHOP_URL: UNREACHABLE }), words: "doesn't answer: " },
    { script, variables: () => ({ SHOP_URL: `${foreignUrl}` }), words: "is another site" },
  ]),
  {
    script: "catalog:status",
    variables: () => ({ SHOP_URL: `http://localhost:${port}`, STOREFRONT_SECRET: "of another shop" }),
    words: "has another secret than the one given here",
  },
  { script: "schema:pull", words: "Which schema? Usage: npm run schema:pull" },
  { script: "schema:pull", args: ["lost.graphql"], words: "lost.graphql is neither a file nor an address" },
  { script: "schema:pull", args: ["README.md"], words: "README.md is no schema in GraphQL's language" },
  { script: "schema:pull", args: [`${UNREACHABLE}/graphql`], words: "Try whether the server runs, and its port." },
];

test.each(WRONG.map((wrong) => ({ args: [], variables: () => ({}), ...wrong })))(
  "npm run $script, wrongly given $args, ends with a sentence that says what to try: $words",
  async ({ script, args, variables, words }) => {
    expectSentence(await copy.run(script, args, variables()), words);
  },
);

test.each(Object.keys(ANOTHER_SITE))(
  "where another site answers, as at %s, no schema is pulled and no cache said to be emptied",
  async (path) => {
    const schema = copy.read("graphql/schema.graphql");
    expectSentence(await copy.run("schema:pull", [`${foreignUrl}${path}graphql`]), " Try ");
    expect(copy.read("graphql/schema.graphql")).toBe(schema);
  },
);

test("a schema without what the shop asks for changes nothing", async () => {
  const schema = copy.read("graphql/schema.graphql");
  expectSentence(await copy.run("schema:pull", ["demo/schema-extras.graphql"]), "");
  expect(copy.read("graphql/schema.graphql")).toBe(schema);
});

function expectSentence({ status, said }: { status: number | null; said: string }, words: string): void {
  expect(said).toContain(words);
  expect(status, said).toBe(1);
  expect(said).not.toMatch(/^ +at |node:internal|^\w*Error\b/m);
  expect(said.trim().split("\n").length, said).toBeLessThan(3);
}
