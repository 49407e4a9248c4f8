import { expect, test } from "vitest";
import { fail } from "../../../domain/values/result";
import { CUSTOMER, fakeAccount, DOWN, formOf, HOME } from "../../../../tests/doubles/shopper/customer-account";
import { submitAddress } from "./submit-address";
import { submitDetails } from "./submit-details";
import { submitPassword } from "./submit-password";

const ADDRESS = {
  block: "billing",
  ...Object.fromEntries(Object.entries(HOME).map(([name, value]) => [`billing.${name}`, value])),
};
const DETAILS = { firstName: "Иван", lastName: "Петров", email: "ivan@example.bg" };
const PASSWORDS = { password: "stara parola 1", newPassword: "nova parola 2" };
const refuse = (message: string) => () => Promise.resolve(fail({ kind: "refused", message }));

test("an address is validated and saved, its company and the other address unchanged", async () => {
  const { ask, changes } = fakeAccount();
  const moved = { ...ADDRESS, "billing.city": " Русе ", "billing.phone": "0888 765 432", "billing.company": "Друга" };
  expect(await submitAddress(formOf(moved), ask)).toEqual({ saved: "billing" });
  expect(changes).toEqual([{ billing: { ...HOME, city: "Русе", phone: "+359888765432" } }]);
});

test("an invalid address never reaches the backend, and all values come back with its regions", async () => {
  const { ask, changes } = fakeAccount();
  const submitted = await submitAddress(formOf({ ...ADDRESS, "billing.postcode": "12", "billing.city": "" }), ask);
  expect(submitted).toMatchObject({
    status: 422,
    reply: {
      block: "billing",
      problems: { "billing.postcode": "postcode", "billing.city": "required" },
      values: { "billing.postcode": "12", "billing.address1": HOME.address1 },
      options: { countries: ["BG", "GR"] },
    },
  });
  expect(changes).toEqual([]);
});

test("an unknown address type is rejected, and an invalid country is never sent", async () => {
  const requested: string[] = [];
  const readAddressOptions = (country: string) => (requested.push(country), DOWN());
  const { ask, changes } = fakeAccount({ readAddressOptions });
  for (const block of ["", "home", "constructor"])
    expect(await submitAddress(formOf({ ...ADDRESS, block }), ask)).toMatchObject({ status: 400 });
  await submitAddress(formOf({ ...ADDRESS, "billing.country": 'BG") { x }' }), ask);
  expect([requested, changes]).toEqual([[""], []]);
});

test.each(["readCustomer", "readAddressOptions", "changeCustomer"] as const)(
  "while %s fails, nothing typed is lost",
  async (call) => {
    const { ask } = fakeAccount({ [call]: DOWN });
    expect(await submitAddress(formOf(ADDRESS), ask)).toMatchObject({
      status: 503,
      reply: { values: { "billing.city": "София" }, message: expect.stringMatching(/Опитайте пак/) },
    });
  },
);

test("names and e-mail are saved, and nothing else of the form", async () => {
  const { ask, changes } = fakeAccount();
  expect(await submitDetails(formOf({ ...DETAILS, username: "admin", role: "administrator" }), ask)).toEqual({
    saved: true,
  });
  expect(changes).toEqual([DETAILS]);
});

test("an invalid e-mail is reported without a backend request, a taken one at its field", async () => {
  const { ask, changes } = fakeAccount();
  const wrong = await submitDetails(formOf({ ...DETAILS, email: "ivan@", lastName: "" }), ask);
  expect(wrong).toMatchObject({ status: 422, reply: { problems: { email: "email", lastName: "required" } } });
  expect(changes).toEqual([]);
  const taken = fakeAccount({ changeCustomer: refuse("Този имейл адрес вече се използва.") });
  expect(await submitDetails(formOf(DETAILS), taken.ask)).toEqual({
    status: 422,
    reply: { values: DETAILS, problems: { email: "taken" }, message: "" },
  });
  const down = fakeAccount({ changeCustomer: DOWN });
  expect(await submitDetails(formOf(DETAILS), down.ask)).toMatchObject({ status: 503, reply: { values: DETAILS } });
});

test("a password is sent exactly as typed, and never comes back", async () => {
  const { ask, changes } = fakeAccount();
  const typed = { password: " stara ", newPassword: " nova parola " };
  expect(await submitPassword(formOf(typed), CUSTOMER.email, ask)).toEqual({ saved: true });
  expect(changes).toEqual([typed]);
  for (const change of [DOWN, refuse("The user could not be logged in."), refuse("Паролата е твърде слаба.")]) {
    const refused = await submitPassword(
      formOf(PASSWORDS),
      CUSTOMER.email,
      fakeAccount({ changePassword: change }).ask,
    );
    expect(JSON.stringify(refused)).not.toContain("parola");
  }
});

test.each([
  [{}, { password: "required", newPassword: "required" }],
  [{ ...PASSWORDS, newPassword: "kratka" }, { newPassword: "weak" }],
  [{ ...PASSWORDS, newPassword: CUSTOMER.email }, { newPassword: "weak" }],
  [{ ...PASSWORDS, newPassword: PASSWORDS.password }, { newPassword: "same" }],
] as const)("an invalid password change sends no request: %j", async (fields, problems) => {
  const { ask, changes } = fakeAccount();
  expect(await submitPassword(formOf(fields), CUSTOMER.email, ask)).toMatchObject({ status: 422, reply: { problems } });
  expect(changes).toEqual([]);
});

test("a wrong old password is reported at its field; a rejected new one in the backend's words", async () => {
  const wrong = fakeAccount({ changePassword: refuse("The user could not be logged in.") });
  expect(await submitPassword(formOf(PASSWORDS), CUSTOMER.email, wrong.ask)).toMatchObject({
    reply: { problems: { password: "wrong" }, message: "" },
  });
  const weak = fakeAccount({ changePassword: refuse("Паролата е твърде слаба.") });
  expect(await submitPassword(formOf(PASSWORDS), CUSTOMER.email, weak.ask)).toMatchObject({
    reply: { problems: {}, message: "Паролата е твърде слаба." },
  });
});
