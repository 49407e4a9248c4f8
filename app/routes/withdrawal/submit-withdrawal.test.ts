import { expect, test, vi } from "vitest";
import { fail, succeed } from "../../domain/values/result";
import { submitWithdrawal } from "./submit-withdrawal";
import type { Withdrawals } from "../../services/withdrawals";

const TYPED = { formId: "form-1", name: "Мария", orderNumber: "1201", email: "maria@example.bg", scope: "whole" };

const STATEMENT = { name: "Мария", orderNumber: "1201", email: "maria@example.bg", goods: "" };

function submit(fields: Record<string, string>, answer: unknown = succeed({ viewKey: "key" })) {
  const declareWithdrawal = vi.fn<Withdrawals["declareWithdrawal"]>(() => Promise.resolve(answer as never));
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...TYPED, ...fields })) form.append(name, value);
  return { declareWithdrawal, submitted: submitWithdrawal(form, { declareWithdrawal }) };
}

test.each(["review", "", "CONFIRM", "anything"])(
  "only the second button's intent declares anything: %j (Directive 2023/2673)",
  async (intent) => {
    const { submitted, declareWithdrawal } = submit({ intent });
    expect(await submitted).toMatchObject({ status: 200, reply: { statement: STATEMENT } });
    expect(declareWithdrawal).not.toHaveBeenCalled();
  },
);

test("the second button declares what was shown, under its form id", async () => {
  const { submitted, declareWithdrawal } = submit({ intent: "confirm" });
  expect(await submitted).toEqual({ viewKey: "key" });
  expect(declareWithdrawal).toHaveBeenCalledExactlyOnceWith(STATEMENT, "form-1");
});

test("a confirmation of altered data isn't accepted: the form comes back", async () => {
  const { submitted, declareWithdrawal } = submit({ intent: "confirm", email: "maria" });
  expect(await submitted).toMatchObject({ status: 422, reply: { statement: null, problems: { email: "email" } } });
  expect(declareWithdrawal).not.toHaveBeenCalled();
});

test("going back keeps everything typed", async () => {
  const { submitted } = submit({ intent: "edit", scope: "part", goods: "Тениска" });
  expect(await submitted).toMatchObject({
    status: 200,
    reply: { statement: null, problems: {}, values: { ...TYPED, scope: "part", goods: "Тениска" } },
  });
});

test("a statement that couldn't be recorded stays on its step, with everything typed", async () => {
  const down = submit({ intent: "confirm" }, fail({ kind: "unreachable" }));
  expect(await down.submitted).toMatchObject({
    status: 503,
    reply: {
      values: TYPED,
      statement: STATEMENT,
      message: expect.stringContaining("още не е записан"),
    },
  });
  const often = submit({ intent: "confirm" }, fail({ kind: "too-many", seconds: 600 }));
  expect(await often.submitted).toMatchObject({
    status: 429,
    reply: { statement: STATEMENT, message: expect.stringContaining("Изчакайте 10 минути") },
  });
});
