import type { ReactNode } from "react";
import type { Result } from "../../domain/values/result";
import type { Draft } from "../../services/drafts";
import { DRAFT } from "#strings/draft";
import { failureText } from "#strings/errors/failures";
import { EmptyState } from "../ui/empty-state";
import { Icon } from "../ui/icon";
import * as paths from "#paths";

/** Headers of every response with a draft: only its editor may see it. */
export const DRAFT_HEADERS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

/** A draft, or null with the title and text that say why it can't be shown. */
interface DraftReply<D> {
  draft: D | null;
  title: string;
  text: string;
  status: number;
}

/** Maps a found draft to the page's reply. Every refusal is the same, so that it reveals nothing about the draft. */
export function toDraftReply<K extends Draft["kind"]>(
  found: Result<Draft | null>,
  kind: K,
  id: string,
): DraftReply<Extract<Draft, { kind: K }>> {
  if (!found.ok) return { draft: null, ...failureText(found.failure), status: 503 };
  const draft = found.value;
  if (draft?.kind === kind && draft.databaseId === Number(id))
    return { draft: draft as Extract<Draft, { kind: K }>, title: "", text: "", status: 200 };
  return { draft: null, title: DRAFT.refusedTitle, text: DRAFT.refusedText, status: 403 };
}

interface DraftFrameProps {
  reply: Omit<DraftReply<unknown>, "status">;
  /** Which version of the content is shown. */
  note?: string;
  /** The page as it will be published; null without a draft. */
  children: ReactNode;
}

/** Shows an unpublished page below a note that says so, or why it can't be shown. */
export function DraftFrame({ reply, note = DRAFT.edit, children }: DraftFrameProps) {
  if (!reply.draft)
    return (
      <div className="container">
        <EmptyState heading="h1" title={reply.title} action={{ to: paths.home, label: DRAFT.toShop }}>
          <p>{reply.text}</p>
        </EmptyState>
      </div>
    );
  return (
    <>
      <div className="container">
        <p className="note">
          <Icon name="info" size={20} />
          <span>
            <b>{DRAFT.bar}</b> <span>{note}</span>
          </span>
        </p>
      </div>
      {children}
    </>
  );
}
