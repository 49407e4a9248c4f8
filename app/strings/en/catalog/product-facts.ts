import type { PRODUCT_FACTS as ORIGINAL } from "../../bg/catalog/product-facts";
import type { Texts } from "../../texts";

/** Texts of product safety, composition and the legal guarantee. */
export const PRODUCT_FACTS = {
  supplement: "Ingredients and use",
  safety: "Manufacturer and safety",
  safetyNames: {
    maker: "Manufacturer",
    makerAddress: "Manufacturer’s address",
    makerContact: "Manufacturer’s contact",
    responsible: "Responsible person in the EU",
    responsibleAddress: "Responsible person’s address",
    responsibleContact: "Responsible person’s contact",
    model: "Model or batch",
    warnings: "Warnings and safe use",
  },
  supplementNames: {
    ingredients: "Ingredients",
    allergens: "Allergens",
    dailyDose: "Recommended daily dose",
    nutrition: "Nutrition information",
    warnings: "Warnings",
    storage: "Storage",
  },
  guarantee: "Legal guarantee",
  guaranteeText:
    "For two years from delivery, we are liable for any lack of conformity of an item with the contract. If there is one, you are entitled to a free repair or replacement and, under the conditions of the law, to a price reduction or to end the contract.",
  guaranteeMore: "More about the legal guarantee",
  guaranteePicture: "Official notice on the legal guarantee of conformity in the European Union",
} as const satisfies Texts<typeof ORIGINAL>;
