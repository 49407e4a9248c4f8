import { expect, test } from "vitest";
import recordedBadKey from "../../../tests/contract/samples/resetUserPassword-bad-key.json";
import recordedChange from "../../../tests/contract/samples/updateUser-password.json";
import recordedEmail from "../../../tests/contract/samples/sendPasswordResetEmail-ok.json";
import recordedReset from "../../../tests/contract/samples/resetUserPassword-ok.json";
import { respondWith } from "../../../tests/doubles/backend/canned-client";
import { sendNewPassword, sendPasswordChange, sendPasswordReset } from "./account-mutations";

const LINK = { key: "k", login: "ivan", password: "Nova-Parola-1" };

test("a password reset succeeds for any name (recorded)", async () => {
  const { client, asked } = respondWith({ data: recordedEmail.response.body.data });
  expect(await sendPasswordReset(client, "ivan")).toEqual({ ok: true, value: null });
  expect(asked[0]).toEqual({ variables: { username: "ivan" }, token: null, authToken: null });
  const { client: failing } = respondWith({ data: { sendPasswordResetEmail: { success: false } } });
  expect(await sendPasswordReset(failing, "ivan")).toMatchObject({ ok: false, failure: { kind: "bad-answer" } });
});

test("a new password is set with the email's key; an invalid key is the recorded refusal", async () => {
  expect(await sendNewPassword(respondWith({ data: recordedReset.response.body.data }).client, LINK)).toEqual({
    ok: true,
    value: null,
  });
  const { data, errors } = recordedBadKey.response.body;
  const failure = { kind: "refused" as const, message: errors[0]!.message };
  expect(await sendNewPassword(respondWith({ data, failure }).client, LINK)).toEqual({ ok: false, failure });
});

test("a customer changes their own password; a response for a guest is a failure", async () => {
  const { client, asked } = respondWith({ data: recordedChange.response.body.data });
  const change = { id: "dXNlcjoy", password: "Nova-Parola-1" };
  expect((await sendPasswordChange(client, change, "s")).result).toEqual({ ok: true, value: null });
  expect(asked[0]).toEqual({ variables: change, token: "s", authToken: null });
  const expired = respondWith({ failure: { kind: "auth-expired" } });
  expect((await sendPasswordChange(expired.client, change, "s")).result.ok).toBe(false);
});
