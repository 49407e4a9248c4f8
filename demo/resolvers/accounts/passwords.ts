import { changeAccount, requireOwnAccount, type AccountInput } from "../../accounts/change-account.ts";
import { mailResetKey, resetPassword, type ResetInput } from "../../accounts/reset-password.ts";
import type { DemoContext } from "../../context.ts";
import { toGlobalId } from "../connections.ts";
import { showUser } from "./user-object.ts";

export const passwordMutations = { sendPasswordResetEmail, resetUserPassword, updateUser };

async function sendPasswordResetEmail({ input }: { input: { username: string } }, context: DemoContext) {
  await mailResetKey(input.username, context);
  return { success: true };
}

async function resetUserPassword({ input }: { input: ResetInput }, { db }: DemoContext) {
  const { id } = await resetPassword(db, input);
  return { user: { id: toGlobalId("user", id), databaseId: id } };
}

async function updateUser({ input }: { input: AccountInput & { id: string } }, context: DemoContext) {
  const own = await requireOwnAccount(input.id, context);
  return { user: showUser(await changeAccount(input, own, context)) };
}
