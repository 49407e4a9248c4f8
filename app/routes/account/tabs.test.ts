import { expect, test } from "vitest";
import { oldTabPath } from "./tabs";

const lead = (query: string, isSignedIn = true) => oldTabPath(new URLSearchParams(query), isSignedIn);

test("?tab= of old links redirects to its tab", () => {
  for (const tab of ["orders", "downloads", "wishlist", "addresses", "details", "password"])
    expect(lead(`tab=${tab}`)).toBe(`/my-account/${tab}`);
  expect(lead("tab=my-details")).toBe("/my-account/details");
  expect(lead("tab=orders", false)).toBe("/my-account/orders");
});

test("for a guest ?tab=wishlist redirects to the shop's wishlist", () => {
  expect(lead("tab=wishlist", false)).toBe("/wishlist");
});

test("an unknown tab redirects nowhere", () => {
  for (const query of ["", "tab=", "tab=overview", "tab=constructor", "tab=//evil.example", "tab=../checkout"])
    expect(lead(query)).toBeNull();
});
