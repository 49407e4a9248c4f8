import { buildSchema, type GraphQLInterfaceType, type GraphQLSchema } from "graphql";
import attributes from "../catalog/attributes.json" with { type: "json" };
import { nameTaxonomyValue, nameTermType } from "../database/terms/taxonomies.ts";

/** The shop's subset of WooGraphQL, the fields that a stock one lacks, and the types of the demo's own attributes. */
export function buildDemoSchema(sdl: string, extras: string): GraphQLSchema {
  const cut = buildSchema(`${sdl}\n${extras}`);
  const fields = Object.values((cut.getType("TermNode") as GraphQLInterfaceType).getFields());
  const termFields = fields.map(({ name, type }) => `${name}: ${String(type)}`).join("\n");
  const own = attributes.map(({ name }) =>
    cut.getType(nameTermType(name)) ? "" : describeAttribute(name, termFields),
  );
  return buildSchema([sdl, extras, ...own].join("\n"));
}

function describeAttribute(name: string, termFields: string): string {
  return `type ${nameTermType(name)} implements TermNode { ${termFields} }
    extend enum TaxonomyEnum { ${nameTaxonomyValue(name)} }
    extend enum ProductAttributeEnum { ${name.toUpperCase()} }
    extend enum ProductTaxonomyEnum { ${name.toUpperCase()} }`;
}
