import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codegen } from "@graphql-codegen/core";
import * as documentNodes from "@graphql-codegen/typed-document-node";
import * as operations from "@graphql-codegen/typescript-operations";
import { buildSchema, lexicographicSortSchema, parse, printSchema } from "graphql";
import { fail } from "../toolchain.mjs";

const ROOT = join(import.meta.dirname, "../..");
const SCHEMAS = ["graphql/schema.graphql", "demo/schema-extras.graphql"];
export const TYPED_DOCUMENTS = "graphql/generated/documents.ts";

/**
 * Generates the types and documents of every operation in graphql/, for `TYPED_DOCUMENTS`, by GraphQL Code Generator. Rejects if an
 * operation doesn't fit the schema. Its command line isn't used: that would bring a third of all packages.
 */
export async function generateDocuments(): Promise<string> {
  const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
  const paths = readdirSync(join(ROOT, "graphql"), { recursive: true, encoding: "utf8" })
    .map((path) => `graphql/${path.replaceAll("\\", "/")}`)
    .filter((path) => path.endsWith(".graphql") && !SCHEMAS.includes(path));
  const schema = lexicographicSortSchema(buildSchema(SCHEMAS.map(read).join("\n")));
  return codegen({
    filename: TYPED_DOCUMENTS,
    schema: parse(printSchema(schema)),
    documents: paths.toSorted().map((path) => ({ location: path, document: parse(read(path)) })),
    config: {
      useTypeImports: true,
      scalars: { ID: "string" },
      defaultScalarType: "unknown",
      dedupeFragments: true,
      documentMode: "string",
      // Otherwise the bundle would contain documents that nobody imports.
      pureMagicComment: true,
    },
    plugins: [{ operations: {} }, { documentNodes: {} }],
    pluginMap: { operations, documentNodes },
  });
}

/** Writes the types and documents to a file; exits if an operation doesn't fit the schema. */
export async function writeTypedDocuments(): Promise<void> {
  const text = await generateDocuments().catch((error: Error) => fail(`${TYPED_DOCUMENTS}: ${error.message}`));
  writeFileSync(join(ROOT, TYPED_DOCUMENTS), text);
  console.log(`${TYPED_DOCUMENTS} is up to date.`);
}
