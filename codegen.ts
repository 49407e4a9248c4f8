import type { CodegenConfig } from "@graphql-codegen/cli";

export default {
  schema: ["graphql/schema.graphql", "demo/schema-extras.graphql"],
  documents: ["graphql/*/*.graphql"],
  generates: {
    "graphql/generated/documents.ts": {
      plugins: ["typescript-operations", "typed-document-node"],
      config: {
        useTypeImports: true,
        scalars: { ID: "string" },
        defaultScalarType: "unknown",
        dedupeFragments: true,
        documentMode: "string",
        // Or the bundle would keep documents that nobody imports.
        pureMagicComment: true,
      },
    },
  },
} satisfies CodegenConfig;
