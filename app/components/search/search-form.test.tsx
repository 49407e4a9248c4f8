// @vitest-environment happy-dom
import { act } from "react";
import { Outlet } from "react-router";
import { expect, test } from "vitest";
import { fakeTimers } from "../../../tests/fixtures/fake-timers";
import { mountInShop } from "../../../tests/fixtures/mount-in-shop";
import { PLAIN_LISTING } from "../../domain/catalog/listing-query";
import { SearchForm } from "./search-form";

// Suggestions would be requested after a pause.
fakeTimers();

/** The search field of a listing without a search, whose next results come when the test says so. */
async function openListing() {
  const replies: (() => void)[] = [];
  const listing = (search: string) => ({ query: { ...PLAIN_LISTING, search }, header: { path: "/magazin" } });
  const Page = () => (
    <>
      <SearchForm />
      <Outlet />
    </>
  );
  const loader = async ({ request }: { request: Request }) => {
    await new Promise<void>((resolve) => replies.push(resolve));
    return listing(/search\[(.*)\]/.exec(decodeURIComponent(request.url))![1]!);
  };
  const children = [{ id: "listing", path: "magazin", loader }];
  await mountInShop([{ Component: Page, children }], "/magazin", { listing: listing("") });
  const field = document.querySelector<HTMLInputElement>("[name=search]")!;
  field.focus();
  return {
    field,
    search: (text: string) =>
      act(() => {
        field.value = text;
        field.form!.requestSubmit();
      }),
    reply: () => act(async () => replies.shift()!()),
  };
}

test("results bring their search into the field as it was understood", async () => {
  const { field, search, reply } = await openListing();
  await search("  whey   protein ");
  await reply();
  expect(field.value).toBe("whey protein");
});

test("a field that was emptied or edited while results load stays so", async () => {
  for (const edited of ["", "creatine", "protein"]) {
    const { field, search, reply } = await openListing();
    await search("protein");
    field.value = edited;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    await reply();
    expect(field.value).toBe(edited);
    document.body.replaceChildren();
  }
});
