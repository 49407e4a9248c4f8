import fc from "fast-check";
import { expect, test } from "vitest";
import { scriptBackend } from "../../../tests/doubles/backend/scripted-backend";
import { EMPTY_ADDRESS } from "../../../app/domain/checkout/address";
import type { CheckoutDraft } from "../../../app/domain/checkout/checkout-draft";
import { sendCheckout } from "./checkout-queries";
import { countRuns } from "../../../tests/fixtures/trials";

const SENT = ["billing", "customerNote", "metaData", "paymentMethod", "shipToDifferentAddress", "shipping"];
const KEYS = /^(_checkout_(id|delivery)|invoice_(company|eik|vat|mol|address)|courier|courier_office(_id)?)$/;
const DRAFT: CheckoutDraft = {
  billing: EMPTY_ADDRESS,
  shipping: EMPTY_ADDRESS,
  shipToDifferentAddress: false,
  paymentMethod: "cod",
  customerNote: "",
};

const forgedName = fc.oneof(
  fc.constantFrom(
    "isPaid",
    "transactionId",
    "fees",
    "total",
    "price",
    "metaData",
    "account",
    "shippingMethod",
    "status",
  ),
  fc.string(),
);
const forged = fc.dictionary(forgedName, fc.anything());

async function send(draft: object) {
  const { client, queries } = scriptBackend(() => ({ data: { checkout: null } }));
  await sendCheckout(client, "id-1", draft as CheckoutDraft, null);
  return queries[0]!.variables.input as Record<string, unknown>;
}

test("a forged draft never sends price, fees, isPaid, transactionId or unknown metadata", async () => {
  await fc.assert(
    fc.asyncProperty(forged, forged, forged, async (top, invoice, office) => {
      const input = await send({ ...top, ...DRAFT, invoice, office });
      expect(Object.keys(input).toSorted()).toEqual(SENT);
      const entries = input.metaData as { key: string; value: unknown }[];
      expect(entries.filter(({ key, value }) => !KEYS.test(key) || typeof value !== "string")).toEqual([]);
      expect(entries[0]).toEqual({ key: "_checkout_id", value: "id-1" });
    }),
    { numRuns: countRuns(500) },
  );
});

test("what was agreed to pay for a courier's delivery is sent with the order, for the plugin to compare", async () => {
  const { client, queries } = scriptBackend(() => ({ data: { checkout: null } }));
  const read = async (delivery: number | null) => {
    await sendCheckout(client, "id-1", DRAFT as unknown as CheckoutDraft, null, { delivery });
    const { metaData } = queries.at(-1)!.variables.input as { metaData: { key: string; value: string }[] };
    return metaData.find(({ key }) => key === "_checkout_delivery")?.value;
  };
  expect([await read(650), await read(0), await read(null)]).toEqual(["6.50", "0.00", undefined]);
});

test("only address fields are sent in an address", async () => {
  const allowed = [...Object.keys(EMPTY_ADDRESS), "overwrite"];
  await fc.assert(
    fc.asyncProperty(forged, async (address) => {
      const billing = { ...address, ...EMPTY_ADDRESS, city: "София" };
      const input = await send({ ...DRAFT, billing });
      for (const block of [input.billing, input.shipping])
        expect(Object.keys(block as object).filter((name) => !allowed.includes(name))).toEqual([]);
    }),
    { numRuns: countRuns(200) },
  );
});

test("a paid order's downloads come with the checkout response", async () => {
  const file = {
    downloadId: "d",
    name: "Програма",
    url: "https://wp.test/f",
    accessExpires: "2027-01-02T00:00:00+02:00",
  };
  const { client } = scriptBackend(() => ({
    data: {
      checkout: {
        result: "success",
        order: { databaseId: 5, orderKey: "k", downloadableItems: { nodes: [{ ...file, downloadsRemaining: 3 }] } },
      },
    },
  }));
  const { result } = await sendCheckout(client, "id-1", DRAFT, null);
  expect(result).toMatchObject({ value: { order: { downloads: [{ name: "Програма", downloadsRemaining: 3 }] } } });
});
