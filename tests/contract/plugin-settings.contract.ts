import { expect, inject, test } from "vitest";
import { parseWordPressSettings } from "../../app/config/wordpress-settings";
import { GetStorefrontSettingsDocument } from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { visitPlugin } from "./fixtures/plugin-visitor";

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

test("everybody is told what is set under Settings > Storefront, as the shop reads it; nothing where nothing is", async () => {
  const { storefrontSettings } = await visitor.need(GetStorefrontSettingsDocument, {});
  if (inject("isDemo")) expect(storefrontSettings).toBeNull();
  if (storefrontSettings) expect(() => parseWordPressSettings(storefrontSettings)).not.toThrow();
});
