import { expect, test } from "vitest";
import { scriptBackend } from "../../../tests/doubles/backend/scripted-backend";
import { sendWithdrawal } from "./plugin-queries";

const WITHDRAWAL = {
  reference: "261121-AAAAAA",
  declaredAt: "2026-11-21T12:00:00.000Z",
  name: "Мария",
  orderNumber: "1201",
  email: "maria@example.bg",
  goods: "",
  isMailed: false,
};

test("the plugin receives the statement and nothing else", async () => {
  const { client, queries } = scriptBackend(() => ({ data: { acknowledgeWithdrawal: { isMailed: true } } }));
  expect((await sendWithdrawal(client, WITHDRAWAL)).ok).toBe(true);
  const { isMailed: _, ...input } = WITHDRAWAL;
  expect(queries).toMatchObject([{ name: "acknowledgeWithdrawal", variables: { input } }]);
});

test("an email the plugin couldn't send, and a backend without the plugin, are failures", async () => {
  const answers = [
    { data: { acknowledgeWithdrawal: { isMailed: false } } },
    { data: { acknowledgeWithdrawal: { isMailed: null } } },
    { data: null, error: 'Cannot query field "acknowledgeWithdrawal" on type "RootMutation".' },
  ];
  for (const response of answers) {
    const { client } = scriptBackend(() => response);
    expect((await sendWithdrawal(client, WITHDRAWAL)).ok).toBe(false);
  }
});
