// `npm run codegen`: run after a query or graphql/schema.graphql has changed.
import { readArguments } from "../toolchain.mjs";
import { writeTypedDocuments } from "./typed-documents.ts";

readArguments("npm run codegen");
await writeTypedDocuments();
