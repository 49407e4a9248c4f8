import { Kind, type DocumentNode } from "graphql";

/** What wordpress/sila-storefront.php adds to the roots of the schema. */
const FIELDS = [
  "storefrontOrder",
  "cancelStorefrontOrder",
  "acknowledgeWithdrawal",
  "storefrontStock",
  "announceStock",
];

/** The first field that a backend without the plugin doesn't know: it refuses the question before anything runs. */
export function findPluginField({ definitions }: DocumentNode): { field: string; type: string } | null {
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    const names = definition.selectionSet.selections.flatMap((one) => (one.kind === Kind.FIELD ? one.name.value : []));
    const field = names.find((name) => FIELDS.includes(name));
    if (field) return { field, type: definition.operation === "mutation" ? "RootMutation" : "RootQuery" };
  }
  return null;
}
