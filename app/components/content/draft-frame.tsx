import type { ReactNode } from "react";
import { DRAFT } from "#strings/draft";
import { EmptyState } from "../ui/empty-state";
import { Icon } from "../ui/icon";
import * as paths from "#paths";

/** Headers of every response with a draft: only its editor may see it. */
export const DRAFT_HEADERS = { "Cache-Control": "private, no-store", "X-Robots-Tag": "noindex" };

interface DraftFrameProps {
  /** A draft, or null with the title and text that say why it can't be shown. */
  reply: { draft: unknown; title: string; text: string };
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
