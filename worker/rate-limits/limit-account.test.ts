import { expect, test } from "vitest";
import { fail, succeed } from "../../app/domain/values/result";
import type { Account } from "../../app/services/account";
import type { Guard } from "./abuse-guard";
import { limitAccount, reportRefusals } from "./limited-services";

const VIEWER = { username: "ivan", email: "ivan@shop.test" };

function setUp(isOver: boolean) {
  const counted: (string | undefined)[][] = [];
  const reported: number[] = [];
  const guard: Guard = async (kind, work, account) => {
    counted.push([kind, account]);
    return isOver ? fail({ kind: "too-many", seconds: 42 }) : work();
  };
  const sent: unknown[] = [];
  const done = (...given: unknown[]) => {
    sent.push(...given);
    return Promise.resolve(succeed({ viewer: VIEWER }));
  };
  const account = {
    signIn: done,
    register: done,
    requestPasswordReset: done,
    setNewPassword: done,
    changePassword: done,
    readCustomer: done,
    finishProviderSignIn: () => Promise.resolve({ kind: "signed-in", viewer: VIEWER }),
  } as unknown as Account;
  const proofs: unknown[][] = [];
  const reporting = reportRefusals(guard, (seconds) => void reported.push(seconds));
  const onProof = async (...proof: unknown[]) => void proofs.push(proof);
  return { counted, reported, sent, proofs, limited: limitAccount(account, reporting, onProof) };
}

async function tryAll(limited: Account) {
  return [
    await limited.signIn({ username: "Ivan", password: "p" }),
    await limited.register({ email: "a@b.bg", password: "p", firstName: "", lastName: "" }),
    await limited.requestPasswordReset("maria"),
    await limited.setNewPassword({ key: "k", login: "georgi", password: "p" }),
    await limited.changePassword({ password: "old", newPassword: "new" }),
  ];
}

test("whatever guesses a password or sends an email is counted by the typed account", async () => {
  const { counted, limited, reported } = setUp(false);
  expect(await tryAll(limited)).toEqual(Array.from({ length: 5 }, () => succeed({ viewer: VIEWER })));
  await limited.readCustomer();
  expect(counted).toEqual([
    ["sign-in", "Ivan"],
    ["register", undefined],
    ["password-reset", "maria"],
    ["reset-key", undefined],
    ["old-password", undefined],
  ]);
  expect(reported).toEqual([]);
});

test("a refusal reports how long to wait", async () => {
  const { limited, reported } = setUp(true);
  for (const result of await tryAll(limited)) expect(result).toEqual(fail({ kind: "too-many", seconds: 42 }));
  expect(reported).toEqual([42, 42, 42, 42, 42]);
});

test("the backend gets the same plain name that was counted", async () => {
  const { limited, sent, counted } = setUp(false);
  await limited.signIn({ username: " ivan%00", password: "<b>p%00 " });
  await limited.requestPasswordReset("<i>maria");
  await limited.setNewPassword({ key: "k%00", login: "georgi&a;", password: "p" });
  expect(sent).toEqual([
    { username: "ivan", password: "<b>p%00 " },
    "maria",
    { key: "k%00", login: "georgi", password: "p" },
  ]);
  expect(counted.map(([, account]) => account)).toEqual(["ivan", "maria", undefined]);
});

test("a device becomes known after a password, a provider, a registration or an email key, and nothing else", async () => {
  const { limited, proofs } = setUp(false);
  await tryAll(limited);
  await limited.finishProviderSignIn({ provider: "GOOGLE", code: "c", state: "s" });
  expect(proofs).toEqual([[VIEWER, "Ivan"], [VIEWER, "a@b.bg"], [{}, "georgi"], [VIEWER]]);
  const refused = setUp(true);
  await tryAll(refused.limited);
  expect(refused.proofs).toEqual([]);
});
