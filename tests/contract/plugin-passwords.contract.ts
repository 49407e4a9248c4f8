import { expect, test } from "vitest";
import {
  LoginDocument,
  RefreshTokenDocument,
  RegisterCustomerDocument,
  UpdateUserPasswordDocument,
} from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { visitPlugin } from "./fixtures/plugin-visitor";

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

test("a new password revokes earlier sign-ins (docs/wordpress-plugin.md)", async (context) => {
  const name = `contract-${crypto.randomUUID().slice(0, 12)}`;
  const account = { email: `${name}@example.com`, username: name, password: `Parola-${name}` };
  const { data } = await visitor.ask(RegisterCustomerDocument, { ...account, firstName: "Проба" });
  if (!data?.registerCustomer?.viewer) return context.skip("no account could be made");
  const signIn = async (password: string) => {
    const { login } = await new Visitor().need(LoginDocument, { username: name, password });
    return login!;
  };
  const renew = async (refreshToken: string | null | undefined) => {
    const { data: renewed } = await new Visitor().ask(RefreshTokenDocument, { refreshToken: refreshToken! });
    return renewed?.refreshToken?.success ?? false;
  };
  const before = await signIn(account.password);
  expect(await renew(before.refreshToken)).toBe(true);
  const owner = new Visitor();
  owner.authToken = before.authToken;
  await owner.need(UpdateUserPasswordDocument, { id: before.user!.id, password: `Nova-${name}` });
  expect(await renew(before.refreshToken)).toBe(false);
  expect(await renew((await signIn(`Nova-${name}`)).refreshToken)).toBe(true);
});
