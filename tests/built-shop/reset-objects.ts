/** Resets a Durable Object at calls of this name: before, during, or after it but before its response. */
export interface ObjectReset {
  call: string;
  when: "before" | "during" | "after";
  /** How many calls in a row. */
  times: number;
}

/**
 * Wraps the built shop's entry and really resets its Durable Objects, as a deployment does: memory is lost, storage
 * stays, and callers get the runtime's own error.
 */
export const RESETS_ENTRY = `import shop, * as parts from "./index.js";
export * from "./index.js";
let plan = [];
async function meet(object, name, run) {
  const one = plan.find(({ call, times }) => call === name && times > 0);
  if (!one) return run();
  one.times -= 1;
  if (one.when === "before") return object.ctx.abort("reset by a test");
  const running = run();
  if (one.when === "during") await Promise.race([running, scheduler.wait(5)]);
  else await running;
  await object.ctx.storage.sync();
  object.ctx.abort("reset by a test");
  return running;
}
export class ShopperSession extends parts.ShopperSession {}
const calls = parts.ShopperSession.prototype;
for (const name of Object.getOwnPropertyNames(calls))
  if (name !== "constructor")
    ShopperSession.prototype[name] = function (...given) {
      return meet(this, name, () => calls[name].apply(this, given));
    };
export class AbuseCounter extends parts.AbuseCounter {
  spend(...spent) {
    return meet(this, "spend", () => super.spend(...spent));
  }
}
export class CatalogSyncObject extends parts.CatalogSyncObject {
  noteDelivery(...given) {
    return meet(this, "noteDelivery", () => super.noteDelivery(...given));
  }
}
export default {
  ...shop,
  async fetch(request, env, context) {
    if (new URL(request.url).pathname !== "/__test/resets") return shop.fetch(request, env, context);
    const left = plan;
    plan = (await request.json()).map((one) => ({ ...one, planned: one.times }));
    return Response.json(left);
  },
};
`;
