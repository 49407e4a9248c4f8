import { expect, test } from "vitest";
import { renderInShop } from "../../../../tests/fixtures/render-in-shop";
import { ProviderList } from "./provider-list";

const PROVIDERS = [
  { name: "Google", provider: "GOOGLE" },
  { name: "Facebook", provider: "FACEBOOK" },
];

const draw = (settings?: { socialLoginsDisplay: "buttons" | "links" }, providers = PROVIDERS) =>
  renderInShop(<ProviderList providers={providers} returnTo="/checkout" />, settings);

test("login providers are buttons by default, and links if configured", () => {
  const looks = (html: string) =>
    [...html.matchAll(/<button type="submit" class="([^"]+)"[^>]*>([^<]+)/g)].map(([, ...all]) => all);
  expect(looks(draw())).toEqual([
    ["button ghost full-width", "Вход с Google"],
    ["button ghost full-width", "Вход с Facebook"],
  ]);
  expect(looks(draw({ socialLoginsDisplay: "links" }))).toEqual([
    ["link", "Вход с Google"],
    ["link", "Вход с Facebook"],
  ]);
});

test("either way each is a form that names its provider and the page to return to", () => {
  for (const socialLoginsDisplay of ["buttons", "links"] as const) {
    const html = draw({ socialLoginsDisplay });
    expect(html.match(/<form (?=[^>]*method="post")[^>]*action="\/my-account"/g)).toHaveLength(2);
    expect(html).toContain('value="GOOGLE" name="provider"');
    expect(html).toContain('name="returnTo" value="/checkout"');
  }
  expect(draw(undefined, [])).toBe("");
});
