// The configuration of one environment: wrangler doesn't inherit bindings, so each environment would repeat all of them.

/** The target of a deployment. */
type Target = "production" | "staging" | "preview";

interface Bindings {
  durable_objects: object;
  kv_namespaces: { binding: string; id?: string | undefined }[];
  d1_databases: { binding: string; database_name?: string; database_id?: string | undefined }[];
  services?: { binding: string; service: string }[];
  ratelimits: { name: string; namespace_id: string }[];
  images?: object | undefined;
  version_metadata?: object | undefined;
  observability?: object | undefined;
}

interface Config extends Bindings {
  name?: string | undefined;
  previews?: { vars?: object } | undefined;
}

/** Rate limits with the same namespace id are shared by all Workers of an account. */
const RATE_LIMIT_OFFSETS: Record<Target, number> = { production: 0, staging: 10, preview: 20 };

/** One environment of wrangler.toml with the top-level bindings, adapted to `target`. */
export function withBindings<C extends Config>(base: Config, own: C, target: Target): C {
  const config = { ...own, ...bindingsOf(base, own.name ?? "", target) };
  if (!own.previews) return config;
  return { ...config, previews: { ...bindingsOf(base, own.name ?? "", "preview"), ...own.previews } };
}

function bindingsOf(base: Config, name: string, target: Target): Bindings {
  const { durable_objects, images, version_metadata, observability } = base;
  // An id in the base is that of production's resource; wrangler finds the others by name.
  const isProduction = target === "production";
  return {
    durable_objects,
    kv_namespaces: base.kv_namespaces.map((one) => (isProduction ? one : { ...one, id: undefined })),
    images,
    version_metadata,
    observability,
    d1_databases: base.d1_databases.map((one) => ({
      ...one,
      database_name: name,
      ...(isProduction ? {} : { database_id: undefined }),
    })),
    // Production uses the merchant's WordPress.
    services: isProduction ? [] : (base.services ?? []).map((one) => ({ ...one, service: `${one.service}-staging` })),
    ratelimits: base.ratelimits.map((one) => ({
      ...one,
      namespace_id: String(Number(one.namespace_id) + RATE_LIMIT_OFFSETS[target]),
    })),
  };
}
