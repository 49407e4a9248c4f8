import { expect, test } from "vitest";
import { fail, succeed, type Failure } from "../../domain/values/result";
import { SERVICE_ERRORS } from "../../config/service-errors";
import { submitNewPassword } from "./submit-new-password";

const LINK = { key: "Kl0uch", login: "maria@example.bg" };
const SPENT = { status: 422, reply: { isLinkSpent: true, error: SERVICE_ERRORS.newPassword, message: "" } };

interface Backend {
  failure?: Failure;
  signInFailure?: Failure;
}

async function submit(
  password: string,
  link: typeof LINK | null = LINK,
  { failure, signInFailure = { kind: "timeout" } }: Backend = {},
) {
  const form = new FormData();
  form.set("password", password);
  form.set("username", "somebody@else.bg");
  const requested: unknown[] = [];
  const saved = await submitNewPassword(form, link, {
    setNewPassword: async (reset) => {
      requested.push(reset);
      return failure ? fail(failure) : succeed(null);
    },
    signIn: async (credentials) => {
      requested.push(credentials);
      return fail(signInFailure);
    },
    signOut: async () => void requested.push("sign-out"),
  });
  return { saved, requested };
}

test("a new password is set by the link alone, and then signs in; a failed sign-in doesn't matter", async () => {
  const { saved, requested } = await submit("kotka-dvor");
  expect(saved).toEqual({ isSaved: true });
  expect(requested).toEqual([
    { ...LINK, password: "kotka-dvor" },
    { username: LINK.login, password: "kotka-dvor" },
  ]);
});

test("a browser where an account is signed in is signed out, because it may be another account", async () => {
  const { saved, requested } = await submit("kotka-dvor", LINK, {
    signInFailure: { kind: "invalid", field: "signed-in" },
  });
  expect(saved).toEqual({ isSaved: true });
  expect(requested.at(-1)).toBe("sign-out");
});

test.each([
  ["", "required"],
  ["kratka", "password"],
  [LINK.login, "password"],
] as const)("%j is rejected without a backend request", async (password, problem) => {
  const { saved, requested } = await submit(password);
  expect(saved).toMatchObject({ status: 422, reply: { problem, isLinkSpent: false } });
  expect(requested).toEqual([]);
});

test("without a link, or with a used one, a new one is needed", async () => {
  expect((await submit("kotka-dvor", null)).saved).toMatchObject(SPENT);
  for (const message of ["Password reset link is invalid.", "Password reset link has expired."])
    expect((await submit("kotka-dvor", LINK, { failure: { kind: "refused", message } })).saved).toMatchObject(SPENT);
});

test.each([
  [{ kind: "timeout" }, 503],
  [{ kind: "refused", message: "Internal server error" }, 422],
] as const)("%j: the link stays valid for a retry, and there is a code for machines", async (failure, status) => {
  const { saved } = await submit("kotka-dvor", LINK, { failure });
  expect(saved).toMatchObject({ status, reply: { isLinkSpent: false, error: SERVICE_ERRORS.newPassword } });
  expect("reply" in saved && saved.reply.message).toMatch(/^Новата парола не беше запазена/);
});
