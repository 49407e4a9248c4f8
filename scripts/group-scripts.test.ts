import { expect, test } from "vitest";
import { nameGroup } from "./group-scripts.ts";

test.each([
  [["shell", "home", "checkout"], "shell"],
  [["listing"], "listing"],
  [["home", "listing", "cart"], "browsing"],
  [["product", "write-review"], "product-parts"],
  [["cart", "checkout"], "basket"],
  [["checkout", "account"], "forms"],
  [[], null],
])(
  "what %j need goes into %s, so that a shelf loads nothing of the checkout (docs/performance.md)",
  (screens, group) => {
    expect(nameGroup(screens as string[])).toBe(group);
  },
);
