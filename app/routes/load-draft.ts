import { data, type LoaderFunctionArgs } from "react-router";
import { draftsContext, type Draft } from "../services/drafts";
import { DRAFT } from "#strings/draft";
import { failureText } from "#strings/errors/failures";
import { requireFound } from "./replies";

/**
 * The draft that a path names, for the browser of the editor whom WordPress led here (worker/content/drafts.ts). Every
 * refusal is the same, so that it reveals nothing about the draft.
 */
export async function loadDraft<K extends Draft["kind"]>(
  { params, context }: Pick<LoaderFunctionArgs, "params" | "context">,
  kind: K,
) {
  const found = await requireFound(context.get(draftsContext)).find();
  const draft = found.ok ? found.value : null;
  if (draft?.kind === kind && draft.databaseId === Number(params.id))
    return data({ draft: draft as Extract<Draft, { kind: K }>, title: "", text: "" });
  if (found.ok) return data({ draft: null, title: DRAFT.refusedTitle, text: DRAFT.refusedText }, { status: 403 });
  const { title, text } = failureText(found.failure);
  return data({ draft: null, title, text }, { status: 503 });
}
