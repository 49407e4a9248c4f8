import { fail, succeed, type Result } from "../../../app/domain/values/result";
import type { Account } from "../../../app/services/account";
import type { Customer, CustomerChange } from "../../../app/domain/account/account";
import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";

export const HOME = {
  ...EMPTY_ADDRESS,
  firstName: "Иван",
  lastName: "Петров",
  company: "„Петров“ ЕООД",
  address1: "ул. „Граф Игнатиев“ 5",
  city: "София",
  postcode: "1000",
  state: "BG-22",
  country: "BG",
  email: "ivan@example.bg",
  phone: "+359888123456",
};

export const CUSTOMER: Customer = {
  databaseId: 2,
  firstName: "Иван",
  lastName: "Петров",
  email: "ivan@example.bg",
  username: "ivan",
  billing: HOME,
  shipping: { ...HOME, email: "", phone: "" },
};

/** A fake Account service that succeeds unless a test overrides it, and records changes. */
export function fakeAccount(parts: Partial<Account> = {}) {
  const changes: unknown[] = [];
  const account = {
    readCustomer: () => Promise.resolve(succeed(CUSTOMER)),
    readAddressOptions: (country: string) =>
      Promise.resolve(succeed({ countries: ["BG", "GR"], country, regions: { [country]: [] } })),
    changeCustomer: (change: CustomerChange) => (changes.push(change), Promise.resolve(succeed(CUSTOMER))),
    changePassword: (change: unknown) => (changes.push(change), Promise.resolve(succeed(null))),
    ...parts,
  } as Account;
  const ask = <T>(question: (account: Account) => Promise<Result<T>>) => question(account);
  return { account, ask, changes };
}

export const DOWN = () => Promise.resolve(fail({ kind: "timeout" }));

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
