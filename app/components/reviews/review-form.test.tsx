// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { mountInShop } from "../../../tests/fixtures/mount-in-shop";
import type { ReviewReply } from "../../domain/reviews/review-form";
import { readReviewValues, type ReviewProblems } from "../../domain/reviews/review-values";
import * as paths from "#paths";
import { ReviewForm } from "./review-form";

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  // happy-dom has none, and React Router's prefetching needs it.
  vi.stubGlobal("origin", location.origin);
});

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

async function submit(): Promise<void> {
  await act(() => document.querySelector<HTMLButtonElement>("button[type=submit]")!.click());
  await act(() => vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull()));
}

/** Mounts the form for a customer whose session has ended in the meantime; the server replies with these refusals. */
async function mountForCustomer(refusals: { problems: ReviewProblems; message: string }[]): Promise<void> {
  const product = { databaseId: 1, slug: "mat", name: "Mat" };
  const Form = () => <ReviewForm product={product} isCustomer onWritten={() => undefined} />;
  const action = async ({ request }: { request: Request }): Promise<ReviewReply> => {
    const values = readReviewValues(await request.formData());
    return { ok: false, values, ...refusals.shift()! };
  };
  await mountInShop([
    { path: "/", Component: Form },
    { path: paths.reviews, action },
  ]);
}

test("a name and an e-mail that the server has asked for stay when the review is refused again", async () => {
  await mountForCustomer([
    { problems: { author: "required", authorEmail: "required" }, message: "" },
    { problems: {}, message: "Already written." },
  ]);
  expect(input("author")).toBeNull();
  document.querySelector<HTMLInputElement>("[name=rating][value='5']")!.checked = true;
  input("content")!.value = "Great.";
  await submit();
  input("author")!.value = "Ива";
  input("authorEmail")!.value = "iva@example.com";
  await submit();
  expect(document.body.textContent).toContain("Already written.");
  expect(input("author")!.value).toBe("Ива");
  expect(input("authorEmail")!.value).toBe("iva@example.com");
});
