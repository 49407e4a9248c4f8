// The parts of a deployment, computed before anything is uploaded (scripts/deploy/deploy-workers.mjs uploads it).
import { createHash } from "node:crypto";

interface Resource {
  id: string;
  name: string;
}

/** IDs of the account's resources. */
interface Resources {
  namespaces: Resource[];
  databases: Resource[];
}

interface Bound {
  kv_namespaces: { binding: string; id?: string }[];
  d1_databases: { binding: string; database_name?: string; database_id?: string }[];
}

/** Placeholders for a dry run, which makes no requests. */
export const STAND_INS: Resources = {
  namespaces: [{ name: "shop-staging-kv", id: "0".repeat(32) }],
  databases: [{ name: "shop-staging", id: "00000000-0000-0000-0000-000000000000" }],
};

const PREVIEW_NAME_LENGTH_MAX = 40;
const DIGITS = 6;

/** A preview's bindings to staging's resources, which need ids. Throws an error that names a missing resource. */
export function withIds<B extends Bound>(previews: B, { namespaces, databases }: Resources): B {
  const find = (all: Resource[], name: string, kind: string) => {
    const found = all.find((one) => one.name === name);
    if (!found) throw new Error(`There is no ${kind} ${name} yet: npm run deploy -- --env staging makes it.`);
    return found.id;
  };
  return {
    ...previews,
    // wrangler's name for a resource it creates for a binding without an id.
    kv_namespaces: previews.kv_namespaces.map((one) => ({
      ...one,
      id: find(namespaces, `shop-staging-${one.binding.toLowerCase()}`, "KV namespace"),
    })),
    d1_databases: previews.d1_databases.map((one) => ({
      ...one,
      database_id: find(databases, one.database_name ?? "", "D1 database"),
    })),
  };
}

/** A preview as a Worker of its own, for `wrangler deploy --dry-run`, which `wrangler preview` lacks. */
export function asDeployed<C extends { previews: Bound }>({ previews, ...config }: C): object {
  return { ...config, ...withIds(previews, STAND_INS) };
}

/** A branch as a host name label; with a short hash if the conversion loses information. */
export function toPreviewName(branch: string): string {
  const name = branch.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  const fits = name === branch && /^[a-z0-9](.*[a-z0-9])?$/.test(name) && name.length <= PREVIEW_NAME_LENGTH_MAX;
  if (fits) return name;
  const digits = createHash("sha256").update(branch).digest("hex").slice(0, DIGITS);
  return `${name.slice(0, PREVIEW_NAME_LENGTH_MAX - DIGITS - 1)}-${digits}`.replace(/^-+/, "").replace(/-+/g, "-");
}

/** Secret names from the output of `wrangler secret list`; [] for a Worker that doesn't exist yet; null if unknown. */
export function readSecretNames(code: number, output: string): string[] | null {
  // API error codes for a missing Worker.
  if (code !== 0) return /\bcode: (10007|10090)\b/.test(output) ? [] : null;
  try {
    return (JSON.parse(output.slice(output.indexOf("["))) as Resource[]).map(({ name }) => name);
  } catch {
    return null;
  }
}
