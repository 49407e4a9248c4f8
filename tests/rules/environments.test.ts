import { expect, test } from "vitest";
import { unstable_readConfig as readConfig } from "wrangler";
import { withBindings } from "../../scripts/deploy/environment-config";

const BINDINGS = ["kv_namespaces", "d1_databases", "services", "ratelimits"] as const;
const read = (env?: string, config = "wrangler.toml") => readConfig({ config, env }, { hideWarnings: true });
const local = read();
const staging = withBindings(local, read("staging"), "staging");
const production = withBindings(local, read("production"), "production");
const SHOPS = { local, production, staging, previews: staging.previews! };

interface Shop {
  kv_namespaces?: { binding: string }[];
  d1_databases?: { binding: string; database_name?: string }[];
  services?: { binding: string; service: string }[];
  ratelimits?: { name: string; namespace_id: string }[];
  durable_objects?: { bindings: { name: string; class_name: string }[] };
  vars?: Record<string, unknown>;
  images?: unknown;
  version_metadata?: unknown;
  observability?: { enabled?: boolean };
}

function listBindings(shop: Shop): string[] {
  const named = BINDINGS.flatMap((kind) =>
    (shop[kind] ?? []).map((one) => `${kind}: ${"binding" in one ? one.binding : one.name}`),
  );
  const objects = (shop.durable_objects?.bindings ?? []).map((one) => `${one.name}: ${one.class_name}`);
  return [
    ...named,
    ...objects,
    ...(shop.images ? ["images"] : []),
    ...(shop.version_metadata ? ["version"] : []),
  ].sort();
}

test("every environment has every binding, production all but the demo's", () => {
  const all = listBindings(SHOPS.local as Shop);
  expect(all.length).toBeGreaterThan(8);
  expect(listBindings(SHOPS.production as Shop)).toEqual(all.filter((name) => name !== "services: BACKEND"));
  expect(listBindings(SHOPS.staging as Shop)).toEqual(all);
  expect(listBindings(SHOPS.previews as Shop)).toEqual(all);
});

test("every environment has the three blocks of settings, and observability", () => {
  for (const [name, { vars, observability }] of Object.entries(SHOPS) as [string, Shop][]) {
    expect(Object.keys(vars ?? {}), name).toEqual(expect.arrayContaining(["SETTINGS", "SITE", "HOME"]));
    expect(observability?.enabled, name).toBe(true);
  }
  expect(SHOPS.production.triggers).toEqual(SHOPS.local.triggers);
  expect(SHOPS.staging.triggers).toEqual(SHOPS.local.triggers);
  for (const { migrations } of [SHOPS.production, SHOPS.staging]) expect(migrations).toEqual(SHOPS.local.migrations);
});

test("production shares nothing: Worker, database and rate limiters have their own names", () => {
  const counters = (shop: Shop) => (shop.ratelimits ?? []).map(({ namespace_id: id }) => id);
  const all = [SHOPS.production, SHOPS.staging, SHOPS.previews].flatMap((shop) => counters(shop as Shop));
  expect(new Set(all).size).toBe(all.length);
  expect(staging.name).not.toBe(production.name);
  expect(staging.d1_databases[0]!.database_name).not.toBe(production.d1_databases[0]!.database_name);
});

test("the id of a resource in the base is production's alone", () => {
  const id = "the-merchants-own";
  const base = {
    ...local,
    kv_namespaces: local.kv_namespaces.map((one: object) => ({ ...one, id })),
    d1_databases: local.d1_databases.map((one: object) => ({ ...one, database_id: id })),
  };
  expect(JSON.stringify(withBindings(base, read("staging"), "staging"))).not.toContain(id);
  expect(JSON.stringify(withBindings(base, read("production"), "production")).split(id).length).toBe(3);
});

test("staging and its previews are bound to staging's demo, which is unreachable and not in test mode", () => {
  const demo = read("staging", "demo/wrangler.toml");
  for (const { services } of [SHOPS.staging, SHOPS.previews] as Shop[])
    expect(services?.find(({ binding }) => binding === "BACKEND")?.service).toBe(demo.name);
  expect([demo.workers_dev, demo.vars.TEST_MODE]).toEqual([false, "false"]);
  expect(demo.d1_databases[0]!.database_name).not.toBe(
    read(undefined, "demo/wrangler.toml").d1_databases[0]!.database_name,
  );
});
