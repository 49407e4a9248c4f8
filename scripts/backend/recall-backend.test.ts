import { mkdtempSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { answerBySchema } from "../../tests/doubles/schema-answers";
import { queryOrRecall } from "./recall-backend";

const FACTS = { generalSettings: { title: "Лост", description: "Тежести" }, cart: { total: "&euro;0.00" } };
const LEARNED = { currency: "EUR", title: "Лост", tagline: "Тежести", missing: [] };
const path = () => join(mkdtempSync(join(tmpdir(), "facts-")), "cache", "facts.json");

let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
afterEach(() => void server.close());

const healthy: RequestListener = (request, response) => {
  let body = "";
  request.on("data", (chunk) => void (body += chunk));
  request.on("end", () => response.end(answerBySchema(body) ?? JSON.stringify({ data: FACTS })));
};
const answerWith =
  (status: number): RequestListener =>
  (_, response) =>
    response.writeHead(status).end("closed");

test("a start goes on with what a WordPress said last while it is down, and only then", async () => {
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;
  const file = path();
  answer = answerWith(503);
  await expect(queryOrRecall(url, file)).rejects.toThrow(/status 503/);
  answer = healthy;
  expect(await queryOrRecall(url, file)).toEqual({ facts: LEARNED, down: null });
  answer = answerWith(503);
  expect(await queryOrRecall(url, file)).toEqual({ facts: LEARNED, down: expect.stringContaining("status 503") });
  answer = answerWith(403);
  await expect(queryOrRecall(url, file)).rejects.toThrow(/status 403/);
  server.close();
  server.closeAllConnections();
  expect(await queryOrRecall(url, file)).toEqual({ facts: LEARNED, down: expect.stringContaining("nothing") });
  await expect(queryOrRecall(url.replace("/graphql", "/other"), file)).rejects.toThrow(/nothing/);
});
