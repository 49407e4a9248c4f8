import fc from "fast-check";
import { expect, test } from "vitest";
import { asDeployed, readSecretNames, STAND_INS, toPreviewName, withIds } from "./deployment.ts";

const PREVIEWS = {
  kv_namespaces: [{ binding: "KV" }],
  d1_databases: [{ binding: "DB", database_name: "shop-staging" }],
};

test("a preview is bound to staging's resources, and names those that staging lacks", () => {
  const others = [{ name: "shop-kv", id: "production" }];
  const account = {
    namespaces: [...others, { name: "shop-staging-kv", id: "k" }],
    databases: [...others, { name: "shop-staging", id: "d" }],
  };
  expect(withIds(PREVIEWS, account)).toEqual({
    kv_namespaces: [{ binding: "KV", id: "k" }],
    d1_databases: [{ binding: "DB", database_name: "shop-staging", database_id: "d" }],
  });
  expect(() => withIds(PREVIEWS, { ...account, namespaces: others })).toThrow(/KV namespace shop-staging-kv/);
  expect(() => withIds(PREVIEWS, { ...account, databases: others })).toThrow(/D1 database shop-staging/);
});

test("a dry run of a preview uses the preview's bindings, not staging's", () => {
  const config = { name: "shop-staging", kv_namespaces: [{ binding: "OTHER" }], previews: PREVIEWS };
  expect(asDeployed(config)).toEqual({ name: "shop-staging", ...withIds(PREVIEWS, STAND_INS) });
});

test("the preview name of any branch is a valid host name label", () => {
  expect(toPreviewName("Feature/New_Cart!")).toMatch(/^feature-new-cart-[0-9a-f]{6}$/);
  expect(toPreviewName("pr-12")).toBe("pr-12");
  expect(toPreviewName("коледа")).toMatch(/^[0-9a-f]{6}$/);
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 200 }), (branch) => {
      expect(toPreviewName(branch)).toMatch(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/);
    }),
  );
});

test("two branches never share a preview, however similar or long their names", () => {
  const long = "a".repeat(60);
  const branches = ["a/b", "a-b", "A-B", "a_b", `${long}1`, `${long}2`, "коледа", "великден"];
  expect(new Set(branches.map(toPreviewName)).size).toBe(branches.length);
});

test("a secret is generated only for a Worker known to lack it, because a new one would end all sessions", () => {
  expect(readSecretNames(0, '[{"name":"SESSION_SECRET","type":"secret_text"}]')).toEqual(["SESSION_SECRET"]);
  expect(readSecretNames(0, "[]")).toEqual([]);
  expect(readSecretNames(1, "This Worker does not exist on your account. [code: 10007]")).toEqual([]);
  expect(readSecretNames(1, "fetch failed")).toBeNull();
  expect(readSecretNames(1, "Authentication error [code: 10000]")).toBeNull();
  expect(readSecretNames(0, "nothing to read")).toBeNull();
});
