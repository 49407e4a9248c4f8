import { expect, test } from "vitest";
import { fail, succeed, type Failure } from "../../../domain/values/result";
import type { Viewer } from "../../../domain/account/account";
import { SERVICE_ERRORS } from "../../../config/service-errors";
import { submitSignIn } from "./submit-sign-in";

type Account = Parameters<typeof submitSignIn>[1];

const IVAN = { intent: "sign-in", username: "ivan", password: "sila-demo-2026" };
const MARIA = {
  intent: "register",
  email: "maria@example.bg",
  password: "kotka-dvor",
  firstName: "Мария",
  lastName: "",
};
const FORGOTTEN = { intent: "forgot-password", username: "ivan" };
const PROVIDER = { intent: "provider", provider: "GOOGLE" };

/** Submits a form to an account that fails like this, or succeeds; calls are recorded. */
async function submit(fields: Record<string, string>, failure?: Failure, isSignedIn = false) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const requested: unknown[] = [];
  const answer =
    (name: string, value: unknown) =>
    (...given: unknown[]) => {
      requested.push([name, ...given]);
      return Promise.resolve(failure ? fail(failure) : succeed(value));
    };
  const account = {
    signIn: answer("signIn", {}),
    register: answer("register", {}),
    requestPasswordReset: answer("requestPasswordReset", null),
    startProviderSignIn: answer("startProviderSignIn", "https://accounts.example/auth?state=s"),
    signOut: answer("signOut", null),
    readViewer: () => Promise.resolve(succeed(isSignedIn ? ({ username: "ivan" } as Viewer) : null)),
  } as unknown as Account;
  return { submitted: await submitSignIn(form, account), requested };
}

test.each([
  [{}, "/my-account"],
  [{ returnTo: "/checkout" }, "/checkout"],
  [{ returnTo: "//evil.example" }, "/my-account"],
  [{ returnTo: "/api/suggest" }, "/my-account"],
])("a sign-in with %j continues to %s", async (more, next) => {
  for (const form of [IVAN, MARIA]) {
    expect((await submit({ ...form, ...more })).submitted).toEqual({ next });
    // Somebody is already signed in, perhaps in another tab: the sign-in redirects.
    const failure = { kind: "invalid", field: "signed-in" } as const;
    expect((await submit({ ...form, ...more }, failure)).submitted).toEqual({ next });
  }
});

test("each form makes its one call, with exactly what was typed", async () => {
  expect((await submit({ ...IVAN, username: " ivan ", password: " a " })).requested).toEqual([
    ["signIn", { username: "ivan", password: " a " }],
  ]);
  const { intent: _, ...registration } = MARIA;
  expect((await submit({ ...MARIA, role: "administrator" })).requested).toEqual([["register", registration]]);
  expect((await submit(FORGOTTEN)).requested).toEqual([["requestPasswordReset", "ivan"]]);
});

test("an invalid form calls nothing, and returns what was typed except the password", async () => {
  const { submitted, requested } = await submit({
    ...MARIA,
    email: "maria",
    password: "kratka",
    returnTo: "/checkout",
  });
  expect(requested).toEqual([]);
  expect(submitted).toEqual({
    status: 422,
    reply: {
      form: "register",
      values: { username: "", email: "maria", firstName: "Мария", lastName: "" },
      returnTo: "/checkout",
      problems: { email: "email", password: "password" },
      message: "",
      error: "",
    },
  });
});

test.each([
  [IVAN, { kind: "refused", message: "You are already logged in." }, 422, "Вече сте влезли в профила си."],
  [IVAN, { kind: "no-viewer" }, 503, /Данните Ви са верни.*SSL/],
  [IVAN, { kind: "timeout" }, 503, /се бави/],
  [MARIA, { kind: "refused", message: "Please provide a valid email address." }, 422, /^Имейлът изглежда непълен/],
  [MARIA, { kind: "refused", message: "Sorry, a teapot." }, 422, /^Профилът не беше създаден.*„Sorry, a teapot.“/],
  [PROVIDER, { kind: "unreachable" }, 503, /Няма връзка/],
] as const)("%j that fails with %j has a Bulgarian message and %i", async (...row) => {
  const [form, failure, status, message] = row;
  const { submitted } = await submit(form, failure);
  expect(submitted).toMatchObject({ status, reply: { problems: {}, error: "" } });
  expect("reply" in submitted && submitted.reply.message).toMatch(message);
  expect(JSON.stringify(submitted)).not.toContain(IVAN.password);
});

test("a taken e-mail is reported at its field", async () => {
  const failure = { kind: "refused", message: "Вече има регистриран профил с maria@example.bg." } as const;
  expect((await submit(MARIA, failure)).submitted).toMatchObject({
    status: 422,
    reply: { problems: { email: "taken" } },
  });
});

test("an e-mail that can't be sent is reported in Bulgarian, with a code for machines", async () => {
  const { submitted } = await submit(FORGOTTEN, { kind: "unreachable" });
  expect(submitted).toMatchObject({
    status: 503,
    reply: { error: SERVICE_ERRORS.passwordMail, values: { username: "ivan" } },
  });
  expect("reply" in submitted && submitted.reply.message).toMatch(/^Имейлът с връзката не беше изпратен/);
});

test("after a reset request the URL is the same whatever the name", async () => {
  for (const username of ["ivan", "nobody"])
    expect((await submit({ ...FORGOTTEN, username })).submitted).toEqual({
      next: "/my-account?action=forgotPassword&sent=1",
    });
});

test("a provider is opened outside the router, with a page of the shop to return to", async () => {
  const { submitted, requested } = await submit({ ...PROVIDER, returnTo: "//evil.example" });
  expect(submitted).toEqual({ next: "https://accounts.example/auth?state=s", isElsewhere: true });
  expect(requested).toEqual([["startProviderSignIn", "GOOGLE", "/my-account"]]);
  expect((await submit({ ...PROVIDER, returnTo: "/checkout" }, undefined, true)).submitted).toEqual({
    next: "/checkout",
  });
});

test.each([
  ["/my-account", "/my-account"],
  ["/my-account/orders", "/my-account"],
  ["/my-accounts", "/"],
  ["/produkt/x", "/"],
  ["https://evil.example", "/"],
  ["", "/"],
])("signing out at %j redirects to %s", async (from, next) => {
  const { submitted, requested } = await submit({ intent: "sign-out", from });
  expect([submitted, requested]).toEqual([{ next }, [["signOut"]]]);
});

test.each(["", "x", "place"])("a form with the intent %j is malformed", async (intent) => {
  const { submitted, requested } = await submit({ ...IVAN, intent });
  expect(requested).toEqual([]);
  expect(submitted).toMatchObject({
    status: 400,
    reply: { form: null, message: "Не разбрахме формуляра. Опитайте пак." },
  });
});

test.each([
  "The user could not be logged in.",
  "Your account is pending approval.",
  "Unknown email address. Check again or try your username.",
  "Неизвестен имейл адрес. Проверете отново или опитайте с потребителското си име.",
  "The password you entered for the username ivan is incorrect.",
  "Паролата, която въведохте за ivan@example.bg, е грешна.",
  "Internal server error",
])("every refused sign-in has the same message, so that accounts aren't disclosed: %s", async (message) => {
  const { submitted } = await submit(IVAN, { kind: "refused", message, requestId: "8f3a" });
  expect(submitted).toMatchObject({
    status: 422,
    reply: {
      message:
        "Грешно потребителско име или парола. Ако са верни, профилът може да чака одобрение: пишете ни с номера на грешката: 8f3a.",
    },
  });
});
