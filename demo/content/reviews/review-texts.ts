import anyProduct from "./texts/any-product.json" with { type: "json" };
import clothing from "./texts/clothing.json" with { type: "json" };
import food from "./texts/food.json" with { type: "json" };
import gear from "./texts/gear.json" with { type: "json" };
import service from "./texts/service.json" with { type: "json" };
import type { ReviewTexts, ReviewKind } from "./review-kinds.ts";

/** Suits every product. */
export const generalTexts: ReviewTexts = anyProduct.general;

/** Suits every product that is shipped. */
export const deliveryTexts: ReviewTexts = anyProduct.delivery;

export const reviewTexts: Record<ReviewKind, ReviewTexts> = { ...food, ...clothing, ...gear, ...service };
