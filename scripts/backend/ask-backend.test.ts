import { execFile } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { answerBySchema, dropFields } from "../../tests/doubles/schema-answers";
import { queryBackend } from "./ask-backend";

const FACTS = { generalSettings: { title: "Лост", description: "Тежести" }, cart: { total: "&euro;0.00" } };
const servers: Server[] = [];

afterEach(() => void servers.splice(0).forEach((server) => server.close()));

async function serve(answer: RequestListener, server: Server = createServer(answer)): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
}

const html: RequestListener = (_, response) =>
  response
    .setHeader("content-type", "text/html; charset=utf-8")
    .end("<html><style>x{}</style><h1>Welcome</h1> to nginx");

/** A WordPress whose schema lacks what `without` takes out of ours. */
function wordpress(facts: object = FACTS, without?: (sdl: string) => string): RequestListener {
  return (request, response) => {
    let body = "";
    request.on("data", (chunk) => void (body += chunk));
    request.on("end", () =>
      response
        .setHeader("x-storefront-plugin", "shop")
        .end(answerBySchema(body, without) ?? JSON.stringify({ data: facts })),
    );
  };
}

test("a suitable WordPress reports its currency and title", async () => {
  const url = await serve(wordpress());
  // The plugin of this repository and a few optional fields are not in the cut schema.
  expect(await queryBackend(url)).toEqual({ currency: "EUR", title: "Лост", tagline: "Тежести", missing: [] });
});

test("a wrong URL is an error with the request, the response and what to try", async () => {
  const page = await serve(html);
  await expect(queryBackend(page.replace("/graphql", "/"))).rejects.toThrow(
    /Asked: {5}POST http:\/\/127[^]*Came back: status 200, text\/html, “Welcome to nginx”[^]*Try: {7}http:\/\/127.*\/graphql/,
  );
  await expect(queryBackend(page)).rejects.toThrow(/Try: {7}whether WPGraphQL is active/);
  const dead = await serve(html);
  await new Promise((resolve) => servers.pop()!.close(resolve));
  await expect(queryBackend(dead)).rejects.toThrow(
    /Came back: nothing: ECONNREFUSED[^]*Try: {7}whether the server runs/,
  );
  await expect(queryBackend("http://nowhere.invalid/graphql")).rejects.toThrow(/nowhere\.invalid/);
});

test.each<[name: string, answer: RequestListener, said: RegExp]>([
  [
    "leads on",
    (_, response) => response.writeHead(301, { location: "https://wp.test/graphql" }).end(),
    /status 301[^]*leads to: https:\/\/wp\.test\/graphql/,
  ],
  [
    "wants a password",
    (_, response) => response.writeHead(401, { "www-authenticate": "Basic" }).end("no"),
    /status 401[^]*without a password/,
  ],
  ["is behind a firewall", (_, response) => response.writeHead(403).end("no"), /status 403[^]*firewall/],
  [
    "has fallen over",
    (_, response) => response.writeHead(502).end(),
    /status 502, no type, nothing in it[^]*log of PHP/,
  ],
  [
    "speaks JSON and no GraphQL",
    (_, response) => response.end('{"code":"rest_no_route"}'),
    /status 200[^]*rest_no_route/,
  ],
  [
    "has an accident inside",
    (_, response) => response.end('{"errors":[{"message":"Internal server error"}]}'),
    /Internal server error/,
  ],
])("a server that %s is told from a shop's WordPress", async (_, answer, said) => {
  await expect(queryBackend(await serve(answer))).rejects.toThrow(said);
});

test("a missing required field names its plugin; missing optional ones are only reported", async () => {
  const noWoo = await serve(wordpress(FACTS, dropFields("RootQuery", "products", "cart", "product")));
  await expect(queryBackend(noWoo)).rejects.toThrow(
    /WPGraphQL for WooCommerce \(WooGraphQL\) 1\.0\.2[^]*"products" on type "RootQuery"/,
  );
  const noPages = await serve(wordpress(FACTS, dropFields("RootQuery", "posts", "pages")));
  await expect(queryBackend(noPages)).rejects.toThrow(/WPGraphQL 2\.20 or newer is missing:[^]*"pages"/);
  const noLoginFields = dropFields("RootMutation", "login", "refreshToken");
  // WooGraphQL's fields for an authentication plugin.
  const noTokens = dropFields("RegisterCustomerPayload", "authToken", "refreshToken");
  const noLogin = await serve(wordpress(FACTS, (sdl) => noTokens(noLoginFields(sdl))));
  expect((await queryBackend(noLogin)).missing).toEqual([expect.stringMatching(/^Headless Login/)]);
});

test("a schema without logout has Headless Login all the same", async () => {
  const url = await serve(wordpress(FACTS, dropFields("RootMutation", "logout")));
  expect((await queryBackend(url)).missing).toEqual([]);
});

test("a shop with another currency than BGN or EUR doesn't start", async () => {
  await expect(queryBackend(await serve(wordpress({ ...FACTS, cart: { total: "$0.00" } })))).rejects.toThrow(
    /neither[^]*\$0\.00/,
  );
});

const IN_LEVA = { ...FACTS, cart: { total: "0,00&nbsp;&#1083;&#1074;." } };

/** What `npm run deploy` asks before anything is sent. */
async function checkDeployment(facts: object, variables: Record<string, string> = {}) {
  const url = await serve(wordpress(facts));
  const { SELL_IN_BGN: _, ...shell } = process.env;
  const env = { ...shell, BACKEND_URL: url, ...variables };
  return new Promise<{ error: Error | null; said: string; refused: string }>((resolve) =>
    execFile("node", ["scripts/backend/check-backend.ts", "deploy"], { env }, (error, said, refused) =>
      resolve({ error, said, refused }),
    ),
  );
}

test("a WooCommerce in leva isn't deployed unless SELL_IN_BGN is set", async () => {
  const { error, refused } = await checkDeployment(IN_LEVA);
  expect(error).not.toBeNull();
  expect(refused).toContain("SELL_IN_BGN=yes npm run deploy");
  for (const [facts, variables, currency] of [
    [IN_LEVA, { SELL_IN_BGN: "yes" }, "BGN"],
    [FACTS, {}, "EUR"],
  ] as const) {
    const { error: none, said } = await checkDeployment(facts, variables);
    expect(none).toBeNull();
    expect(JSON.parse(said.slice(said.lastIndexOf("\n{") + 1))).toMatchObject({
      variables: { BACKEND_CURRENCY: currency },
    });
  }
});
