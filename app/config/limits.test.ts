import { expect, test } from "vitest";
import { BOX_PRESETS, DENSITIES, PLACEHOLDER_PICTURE, QUALITIES, SCREEN_WIDTHS } from "./images";
import * as limits from "./limits";
import { readSite } from "./site";

test("times and limits are as specified", () => {
  expect(limits).toMatchObject({
    NOTIFICATION_MS: 4000,
    ERROR_NOTIFICATION_MS: 6000,
    DEBOUNCE_MS: 100,
    LOADING_TIMEOUT_MS: 10_000,
    ICON_TIMEOUT_MS: 1500,
    CART_CHANGE_RESET_MS: 300,
    CART_LINES_MAX: 100,
    VARIATIONS_MAX: 20,
    CARD_VARIATIONS_MAX: 8,
    RELATED_MAX: 5,
    EAGER_CARDS: 3,
  });
});

test("page size and currency default as specified", () => {
  expect(readSite({})).toMatchObject({
    productsPerPage: 24,
    currency: "BGN",
    priceDisplay: "leva-euro",
  });
});

test("pictures have the specified boxes, qualities, densities and screen widths", () => {
  expect(BOX_PRESETS.product).toEqual({ width: 280, height: 315, quality: 80 });
  expect(BOX_PRESETS.thumbnail.quality).toBe(85);
  expect(QUALITIES[0]).toBe(100);
  expect(DENSITIES).toEqual([1, 2]);
  expect(SCREEN_WIDTHS).toEqual([320, 640, 768, 1024, 1280, 1536]);
  expect(PLACEHOLDER_PICTURE).toMatch(/\.jpg$/);
});
