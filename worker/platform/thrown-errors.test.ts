import { data } from "react-router";
import { expect, test } from "vitest";
import { makeShopApp } from "../../tests/doubles/platform/shop-app";
import { setSecurityHeaders } from "../http/security-headers";
import { throwErrors } from "./request-context";

test.each([
  ["an error", new TypeError("x")],
  ["a data response", data({ kind: "timeout" }, { status: 503 })],
  ["a string", "no"],
  ["nothing", undefined],
])("%s that is thrown becomes the error page, with the usual response headers", async (_, thrown) => {
  const app = makeShopApp();
  const caught: unknown[] = [];
  app.onError((error, c) => {
    caught.push(error);
    return c.text("sorry", 500);
  });
  app.use(setSecurityHeaders);
  app.use(throwErrors);
  app.get("/", () => {
    throw thrown;
  });
  const answer = await app.request("http://shop.test/");
  expect([answer.status, await answer.text()]).toEqual([500, "sorry"]);
  expect(answer.headers.get("content-security-policy")).toBeTruthy();
  expect(caught).toEqual([expect.any(Error)]);
});
