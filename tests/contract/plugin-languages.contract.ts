import { expect, test } from "vitest";
import { GetCartDocument } from "../../graphql/generated/documents";
import { Visitor } from "./fixtures/backend";
import { needSecret, visitPlugin } from "./fixtures/plugin-visitor";

interface Language {
  code: string;
  isMain: boolean;
}

let visitor: Visitor;

visitPlugin((made) => (visitor = made));

test("in another language names of payment methods stay, and their translations are told to the shop alone (docs/wordpress-plugin.md)", async (context) => {
  const query = "{ storefrontLanguages { code isMain } }";
  const { data: site } = await visitor.send<{ storefrontLanguages: Language[] | null }>({ query });
  const other = site?.storefrontLanguages?.find(({ isMain }) => !isMain)?.code;
  if (!other) return context.skip("the site speaks one language");
  const original = await visitor.ask(GetCartDocument, {});
  const gateways = original.data!.paymentGateways!.nodes;
  visitor.headers = { "x-storefront-language": other };
  expect((await visitor.ask(GetCartDocument, {})).extensions.names).toBeUndefined();
  visitor.headers["x-storefront-secret"] = needSecret(context);
  const { data, extensions } = await visitor.ask(GetCartDocument, {});
  expect(data!.paymentGateways!.nodes).toEqual(gateways);
  expect(extensions.names?.language).toBe(other);
  const texts = gateways.flatMap(({ id, title, description }) => [title, description].map((text) => [text, id]));
  expect(extensions.names?.texts.map(({ text, method }) => [text, method])).toEqual(texts.filter(([text]) => text));
  for (const { text, translation } of extensions.names!.texts) expect(translation).not.toBe(text);
});
