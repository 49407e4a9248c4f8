import { Kind, type DocumentNode, type FieldNode, type OperationDefinitionNode } from "graphql";
import type { ShownError } from "../http/show-error.ts";

/** What wordpress/sila-storefront adds to the roots of the schema. */
const FIELDS = [
  "storefrontOrder",
  "cancelStorefrontOrder",
  "acknowledgeWithdrawal",
  "storefrontStock",
  "notifyBackInStock",
  "storefrontHidesSoldOut",
  "storefrontStatus",
  "transferStorefrontSession",
  "openStorefrontDraft",
  "storefrontDraft",
  "storefrontLanguages",
  "storefrontSettings",
  "storefrontDelivery",
  "storefrontOffices",
  "storefrontShipments",
];

/** A backend without the plugin refuses a request that names any of these fields before it executes. */
export function refusePluginFields({ definitions }: DocumentNode): ShownError[] {
  const operations = definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION,
  );
  return operations.flatMap(({ operation, selectionSet }) => {
    const type = operation === "mutation" ? "RootMutation" : "RootQuery";
    const fields = selectionSet.selections.filter((one): one is FieldNode => one.kind === Kind.FIELD);
    return fields
      .filter(({ name }) => FIELDS.includes(name.value))
      .map(({ name, loc }) => ({
        message: `Cannot query field "${name.value}" on type "${type}".`,
        ...(loc ? { locations: [{ line: loc.startToken.line, column: loc.startToken.column }] } : {}),
      }));
  });
}
