import { expect, test } from "vitest";
import { IVAN } from "../../built-shop/account-forms";
import { shareBuiltShop } from "../../built-shop/running-shop";
import type { Visitor } from "../../built-shop/visitor";

let visitor: Visitor;

shareBuiltShop((built) => void ({ visitor } = built));

test("a refused sign-in shows the request id, alike for a known and an unknown account", async () => {
  const messages = [];
  for (const username of [IVAN.username, "nobody@example.bg"]) {
    const answer = await visitor.submit("/my-account", { intent: "sign-in", username, password: "greshna parola" });
    const number = answer.headers.get("x-request-id")!;
    expect([answer.status, number]).toEqual([422, expect.stringMatching(/^[\w-]{8,}$/)]);
    const html = await answer.text();
    expect(html).toContain(`пишете ни с номера на грешката: ${number}.`);
    messages.push(/Грешно потребителско име или парола\.[^<]*/.exec(html)![0].replaceAll(number, "NUMBER"));
  }
  expect(messages[0]).toBe(messages[1]);
});
