import { afterEach, beforeEach, expect, test } from "vitest";
import { FakeWordPress } from "../../tests/doubles/fake-wordpress";
import { findEndpoint, parseAddress, toSiteRoot } from "./find-endpoint";

let wordpress: FakeWordPress;
let origin: string;
beforeEach(async () => {
  wordpress = new FakeWordPress();
  origin = await wordpress.open();
});
afterEach(() => wordpress.close());

const HTML = { headers: { "content-type": "text/html" }, body: "<h1>Welcome</h1>" };
const find = async (typed: string) => (await findEndpoint(parseAddress(typed)!)).url;

test.each([
  ["wp.lost.bg", "https://wp.lost.bg/"],
  ["  https://lost.bg/blog/ ", "https://lost.bg/blog/"],
  ["https://lost.bg/wp-admin/index.php?page=x", "https://lost.bg/"],
  ["https://lost.bg/index.php?graphql", "https://lost.bg/?graphql"],
  ["https://lost.bg/graphql", "https://lost.bg/graphql"],
  ["localhost:8080", "http://localhost:8080/"],
  ["127.0.0.1", "http://127.0.0.1/"],
  ["магазин.бг", "https://xn--80aairftm.xn--90ae/"],
])("%j is read as %s", (typed, url) => {
  expect(parseAddress(typed)?.href).toBe(url);
});

test.each(["", "lost", "my shop.bg", "ftp://lost.bg", "https://", "https://ivan:parola@lost.bg", "mailto:x@lost.bg"])(
  "%j is no address",
  (typed) => {
    expect(parseAddress(typed)).toBeNull();
  },
);

test("the endpoint is found below the address of WordPress, and at its own", async () => {
  expect(await find(origin)).toBe(`${origin}/graphql`);
  expect(await find(`${origin}/graphql`)).toBe(`${origin}/graphql`);
});

test("a redirect is followed to where GraphQL answers, for the shop itself follows none", async () => {
  wordpress.interfere = (path) => (path === "/old/graphql" ? { status: 301, headers: { location: "/graphql" } } : null);
  const found = await findEndpoint(parseAddress(`${origin}/old`)!);
  expect(found).toMatchObject({ url: `${origin}/graphql`, isElsewhere: true });
});

test("a WordPress elsewhere is found by the Link header of the page", async () => {
  wordpress.interfere = (path) => {
    if (path !== "/front/" && path !== "/front/graphql") return null;
    return { ...HTML, headers: { ...HTML.headers, link: `<${origin}/wp-json/>; rel="https://api.w.org/"` } };
  };
  expect(await find(`${origin}/front/`)).toBe(`${origin}/graphql`);
});

test("with plain permalinks it is found at index.php?graphql", async () => {
  const answer = { headers: { "content-type": "application/json" }, body: '{"data":{"__typename":"RootQuery"}}' };
  wordpress.interfere = (path) => {
    if (path === "/graphql") return { ...HTML, status: 404 };
    return path === "/index.php?graphql" ? answer : null;
  };
  expect(await find(origin)).toBe(`${origin}/index.php?graphql`);
});

test("a WordPress without WPGraphQL and a page that is no WordPress are told apart", async () => {
  wordpress.interfere = (path) => (path === "/" ? null : { ...HTML, status: 404 });
  await expect(find(origin)).rejects.toThrow(/is a WordPress, but nothing answers GraphQL/);
  wordpress.interfere = () => HTML;
  await expect(find(origin)).rejects.toThrow(/Came back: status 200, text\/html, “Welcome”/);
});

test("where nothing listens, that is said", async () => {
  wordpress.close();
  await expect(find(origin)).rejects.toThrow(/nothing: ECONNREFUSED/);
});

test.each([
  ["https://lost.bg/graphql", "https://lost.bg/"],
  ["https://lost.bg/blog/graphql/", "https://lost.bg/blog/"],
  ["https://lost.bg/blog/index.php?graphql", "https://lost.bg/blog/"],
])("the site of %s is at %s", (endpoint, root) => {
  expect(toSiteRoot(endpoint)).toBe(root);
});
