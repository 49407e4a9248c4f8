import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readEnvironment } from "../../platform/environment";
import type { BackendClient } from "../client";
import { readShopSettings } from "./shop-settings";

const NOTHING = [
  { name: "settings", data: { digest: "", tables: {} } },
  { name: "settings-report", data: { digest: "", problems: [] } },
];

function read(data: unknown, { isOffered = true, failure = null as object | null } = {}) {
  const query = () => Promise.resolve({ data: failure ? null : { storefrontSettings: data }, failure });
  const check = (tables: object) => void readEnvironment({}, tables);
  return readShopSettings({ query } as unknown as BackendClient, isOffered, check);
}

test("valid settings are taken over, with the digest by which WordPress knows them again", async () => {
  const json = JSON.stringify({ SITE: { phone: "02 222" } });
  const digest = createHash("sha256").update(json).digest("hex");
  expect(await read(json)).toEqual([
    { name: "settings", data: { digest, tables: { SITE: { phone: "02 222" } } } },
    { name: "settings-report", data: { digest, problems: [] } },
  ]);
});

test("wrong ones are reported by key and left out, so that the last valid ones stay", async () => {
  const parts = await read(JSON.stringify({ SITE: { phone: "02 222", trackingId: "<script>" } }));
  expect(parts).toEqual([
    {
      name: "settings-report",
      data: { digest: expect.any(String) as string, problems: ["SITE.trackingId: G-… or GTM-… is needed"] },
    },
  ]);
});

test("a report is short, however much is wrong", async () => {
  const keys = Array.from({ length: 500 }, (_, at) => [`key${at}`.padEnd(80, "x"), 1]);
  const [report] = await read(JSON.stringify({ SITE: Object.fromEntries(keys) }));
  expect(JSON.stringify(report).length).toBeLessThan(5000);
});

test("nothing is set without the plugin, and before its page was saved; what can't be had is a fault", async () => {
  expect(await read("{}", { isOffered: false })).toEqual(NOTHING);
  for (const nothing of [null, "", 5]) expect(await read(nothing)).toEqual(NOTHING);
  await expect(read("{}", { failure: { kind: "timeout" } })).rejects.toMatchObject({ failure: { kind: "timeout" } });
});
