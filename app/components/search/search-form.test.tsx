// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { createRoutesStub, Outlet } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PLAIN_LISTING } from "../../domain/catalog/listing-query";
import { SearchForm } from "./search-form";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => document.body.replaceChildren());

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
  const Stub = createRoutesStub([
    {
      Component: Page,
      children: [
        {
          id: "listing",
          path: "/magazin",
          loader: async ({ request }) => {
            await new Promise<void>((resolve) => replies.push(resolve));
            return listing(/search\[(.*)\]/.exec(decodeURIComponent(request.url))![1]!);
          },
        },
      ],
    },
  ]);
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const hydrationData = { loaderData: { listing: listing("") } };
  await act(() => root.render(<Stub initialEntries={["/magazin"]} hydrationData={hydrationData} />));
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
