import type { DemoContext } from "../../context.ts";
import { findTerms } from "../../database/terms/read-terms.ts";
import { showPage, type ConnectionArguments } from "../connections.ts";
import { showTerm } from "./term-object.ts";

export const termQueries = {
  productCategories: listOf("product_cat"),
  productTags: listOf("product_tag"),
  productBrands: listOf("product_brand"),
};

function listOf(taxonomy: string) {
  return async (args: ConnectionArguments, { db, language }: DemoContext) =>
    showPage(
      args,
      (page) => findTerms(db, taxonomy, page),
      ({ id }) => id,
      (term) => showTerm(term, language),
    );
}
