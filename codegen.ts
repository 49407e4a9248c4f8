import type { CodegenConfig } from "@graphql-codegen/cli";

export default {
  schema: "graphql/schema.graphql",
  documents: ["graphql/{fragments,catalog,cart,checkout}/*.graphql"],
  generates: {
    "graphql/generated/documents.ts": {
      plugins: ["typescript-operations", "typed-document-node"],
      config: { useTypeImports: true, scalars: { ID: "string" }, defaultScalarType: "unknown", dedupeFragments: true },
    },
  },
} satisfies CodegenConfig;
