import { RouterContextProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { readSite } from "../../config/site";
import { readSettings } from "../../config/settings";
import { shopContext, type Shop } from "../../services/page";
import { shopperContext } from "../../services/shopper";
import { fakeShopper, FORM } from "../../../tests/doubles/shopper/checkout-state";
import type { Route } from "./+types/route";
import { action } from "./route";

afterEach(() => void vi.restoreAllMocks());

/** What is logged, and what is thrown. */
async function post(fields: Record<string, string>): Promise<{ logged: string[]; thrown: unknown }> {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  const context = new RouterContextProvider();
  context.set(shopContext, { settings: readSettings({}), site: readSite({}), requestId: "request-1" } as Shop);
  context.set(shopperContext, fakeShopper().fake);
  const body = new URLSearchParams({ ...FORM, ...fields });
  const request = new Request("http://shop/checkout.data", { method: "POST", body });
  const thrown: unknown = await action({ request, context } as unknown as Route.ActionArgs).then(
    () => null,
    (error: unknown) => error,
  );
  return { logged: log.mock.calls.map(([line]) => String(line)), thrown };
}

test("a form that comes back is logged with the reason by field and nothing that was typed", async () => {
  const { logged, thrown } = await post({ "billing.postcode": "178", "billing.email": "maria@", consent: "" });
  expect(thrown).toBeNull();
  expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
    {
      event: "checkout-rejected",
      id: "request-1",
      checkoutId: "id-1",
      kind: "invalid",
      problems: { "billing.postcode": "postcode", "billing.email": "email", consent: "required" },
    },
  ]);
});

test("a changed total is logged, and a placed order isn't", async () => {
  expect((await post({ rateId: "econt" })).logged).toEqual([expect.stringContaining('"kind":"changed"')]);
  vi.restoreAllMocks();
  const { logged, thrown } = await post({});
  expect([logged, (thrown as Response).status]).toEqual([[], 303]);
});
