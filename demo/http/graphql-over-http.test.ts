import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { DemoShop } from "../testing/demo-shop.ts";
import { readSample } from "../testing/replay.ts";

test("a syntax error is a 500 with the recorded body", async () => {
  const { request, response } = readSample("error-syntax");
  const answer = await new DemoShop().post(request.body);
  expect(answer.status).toBe(500);
  expect(answer.body).toEqual(response.body);
});

test("an empty body gets the recorded error", async () => {
  const { response } = readSample("error-empty-body");
  for (const body of ["", "{}"]) {
    const answer = await new DemoShop().post(body);
    expect(answer).toMatchObject({ status: 200, body: response.body });
  }
});

test.each(["error-variable-type", "updateCustomer-bad-country"])("%s is answered as recorded", async (sample) => {
  const { request, response } = readSample(sample);
  const answer = await new DemoShop().post({
    ...request.body,
    query: request.body.query.replace("id databaseId email firstName lastName username sessionToken", ""),
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toBeUndefined();
  expect(answer.body.errors?.[0]?.message).toBe(response.body.errors?.[0]?.message);
});

test("an unknown field is a 200 without data", async () => {
  const { request, response } = readSample("error-unknown-field");
  const { status, body } = await new DemoShop().post(request.body);
  expect(status).toBe(200);
  expect(body).toEqual(response.body);
});

test("a batch runs in order, in one session", async () => {
  const shop = new DemoShop();
  const add = "mutation ($id: Int!) { addToCart(input: {productId: $id}) { cart { contents { itemCount } } } }";
  const { body } = await shop.post([154, 228, 169].map((id) => ({ query: add, variables: { id } })));
  expect(body).toEqual(
    [1, 2, 3].map((itemCount) => ({ data: { addToCart: { cart: { contents: { itemCount } } } }, extensions: {} })),
  );
  expect((await shop.ask("{ cart { contents { productCount } } }")).body.data).toEqual({
    cart: { contents: { productCount: 3 } },
  });
});

test("GET answers too, with extensions", async () => {
  const response = await new DemoShop().fetch(`/graphql?query=${encodeURIComponent("{allowedCountries}")}`);
  expect(await response.json()).toEqual({ data: { allowedCountries: ["BG", "GR", "RO"] }, extensions: {} });
  expect(response.headers.get("content-type")).toBe("application/json; charset=UTF-8");
});

test("a picture is served whole, and no other file is", async () => {
  const shop = new DemoShop();
  const picture = await shop.fetch("/wp-content/uploads/bag.webp");
  expect(picture.headers.get("content-type")).toBe("image/webp");
  const bytes = new Uint8Array(await picture.arrayBuffer());
  expect(bytes.length).toBe(statSync(new URL("../pictures/files/bag.webp", import.meta.url)).size);
  for (const path of ["/wp-content/uploads/nyama.webp", "/wp-content/uploads/..%2Fworker.ts", "/wp-admin"]) {
    expect((await shop.fetch(path)).status, path).toBe(404);
  }
});
