import { expect, test, vi } from "vitest";
import { clientAction as signIn } from "../account/route";
import { clientAction as setNewPassword } from "../lost-password/route";
import { clientAction as changeCart } from "./route";

const ACTIONS: unknown[] = [changeCart, signIn, changeCart, setNewPassword, changeCart];

test.each([
  ["with Web Locks", navigator.locks],
  ["without Web Locks", undefined],
])(
  "%s, an add, a sign-in and a new password are sent one at a time, in their order, also after a failure",
  async (_, locks) => {
    vi.stubGlobal("navigator", { locks });
    const events: string[] = [];
    const run = (action: unknown, at: number) => {
      const serverAction = async () => {
        events.push(`${at} begins`);
        await new Promise((resolve) => setTimeout(resolve, 5));
        events.push(`${at} ends`);
        if (at === 0) throw new Response("");
        return { ok: true };
      };
      const request = new Request("https://shop.test/", { method: "POST", body: new FormData() });
      return (action as (args: object) => Promise<unknown>)({ request, serverAction }).catch(() => undefined);
    };
    await Promise.all(ACTIONS.map((action, at) => run(action, at)));
    expect(events).toEqual(ACTIONS.flatMap((_action, at) => [`${at} begins`, `${at} ends`]));
  },
);
